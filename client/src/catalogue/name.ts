/** A game's name is a proper name, the same in every language: `space-bowl` is Space Bowl. */
export const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
