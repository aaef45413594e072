/** Strict reading of JSON: nothing unknown, nothing guessed. */

/** What was read, or one sentence that says what is wrong and where, for whoever wrote the file. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const unparsable = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error });

export type JsonObject = { readonly [key: string]: unknown };

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Whether an object has exactly these keys. */
export function hasExactly(json: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(json).length === keys.length && keys.every((key) => Object.hasOwn(json, key));
}

/** The first key that is not among those known, if any. */
export function unknownKey(json: JsonObject, known: readonly string[]): string | null {
  return Object.keys(json).find((key) => !known.includes(key)) ?? null;
}

/** JSON can write -0, which would be a second way to say 0: not here. */
const isMinusZero = (json: unknown): boolean => json === 0 && Object.is(json, -0);

export function isWhole(json: unknown, bounds: { readonly min: number; readonly max: number }): json is number {
  return (
    Number.isSafeInteger(json) && (json as number) >= bounds.min && (json as number) <= bounds.max && !isMinusZero(json)
  );
}

export function isOneOf<T extends string | number>(json: unknown, list: readonly T[]): json is T {
  return (list as readonly unknown[]).includes(json) && !isMinusZero(json);
}

/** A list of which every entry passes. */
export function isListOf<T>(json: unknown, passes: (entry: unknown) => entry is T): json is readonly T[] {
  return Array.isArray(json) && json.every(passes);
}
