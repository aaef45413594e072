/** Table codes are four letters. */
export const CODE_LENGTH = 4;

/** What a player meant by what they typed or pasted: letters, a code in any case, or the whole link of a table. */
export function codeIn(text: string): string {
  const linked = /[/=#]([a-z]{4})\/?$/i.exec(text.trim())?.[1];
  const letters = linked ?? text.normalize('NFD').replace(/[^a-z]/gi, '');
  return letters.slice(0, CODE_LENGTH).toUpperCase();
}
