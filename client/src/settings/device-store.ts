/** What this device remembers. A browser may forbid it, or the text may be damaged: then nothing is remembered. */

type Guard<T> = (value: unknown) => value is T;

export function keptOnDevice<Kept>(under: string, isKept: Guard<Kept>): Kept | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(under) ?? 'null');
    return isKept(json) ? json : null;
  } catch {
    return null;
  }
}

export function keepOnDevice(under: string, kept: unknown): void {
  try {
    localStorage.setItem(under, JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** A list that grows; empty where nothing is remembered. */
export const keptList = <Entry>(under: string, isEntry: Guard<Entry>): readonly Entry[] =>
  keptOnDevice(under, (json): json is readonly Entry[] => Array.isArray(json) && json.every(isEntry)) ?? [];

type Fields = { readonly [name: string]: unknown };

/** Choices by name: whoever asks knows what each may be. */
export const keptFields = (under: string): Fields =>
  keptOnDevice(under, (json): json is Fields => typeof json === 'object' && json !== null) ?? {};

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
