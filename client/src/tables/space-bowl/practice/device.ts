/** What this device remembers. A browser may forbid it, or the text may be damaged: then nothing is remembered. */

export function keptOnDevice<Kept>(under: string, read: (json: unknown) => Kept | null): Kept | null {
  try {
    return read(JSON.parse(localStorage.getItem(under) ?? 'null'));
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

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
