import { useRef } from 'preact/hooks';

/**
 * A value, made of parts of the one before wherever they are equal. Every view comes as a copy: only so does whoever
 * compares by identity see what has changed, and what needn't be drawn again.
 */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || !isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  const parts: Record<string, unknown> = Array.isArray(now) ? ([] as unknown as Record<string, unknown>) : {};
  for (const key of keys) {
    const part = kept(old[key], fresh[key]);
    parts[key] = part;
    if (part !== old[key] || !(key in old)) isSame = false;
  }
  return (isSame ? before : parts) as T;
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function useKept<T>(value: T): T {
  const last = useRef(value);
  last.current = kept(last.current, value);
  return last.current;
}
