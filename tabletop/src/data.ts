/** Plain data: what survives being written down as JSON. */

/** Equal in content, whatever the order of keys. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return false;
    if (!sameData((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** A copy by way of text: what a reader of the written form would get. */
export function throughText<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
