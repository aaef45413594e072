/** Table codes are five letters; those of older tables were four. */
export const CODE_LENGTH = 5;
export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH || code.length === CODE_LENGTH - 1;

/** What a player meant by what they typed or pasted: letters, a code in any case, or the whole link of a table. */
export function codeIn(text: string): string {
  const linked = /[/=#]([a-z]{4,5})\/?$/i.exec(text.trim())?.[1];
  const letters = linked ?? text.normalize('NFD').replace(/[^a-z]/gi, '');
  return letters.slice(0, CODE_LENGTH).toUpperCase();
}
