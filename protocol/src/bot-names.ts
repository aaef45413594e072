/** Who the bots at a table are: the second of a kind is somebody else, and there are enough names for the fullest table. */

/** For the second of a kind and all after it. No person is offered one of these. */
const OTHERS = ['Bolt', 'Gizmo', 'Quark', 'Rivet', 'Cosmo', 'Dynamo', 'Sputnik', 'Turbo'] as const;

/** A name that nobody at the table has: the bot's own, if it is free. */
export function botName(own: string, taken: readonly string[]): string {
  const free = [own, ...OTHERS].find((name) => !taken.includes(name));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.includes(`${own} ${number}`)) number++;
  return `${own} ${number}`;
}
