/** The difference between two views, as data: what changed is sent, not all there is. */

export interface Patch {
  /** Put these here. */
  readonly set?: { readonly [key: string]: unknown };
  /** Take these keys away. */
  readonly cut?: readonly string[];
  /** Change inside these. */
  readonly in?: { readonly [key: string]: Patch };
  /** Of a list that became shorter or longer; entries of a longer one are in `set`. */
  readonly length?: number;
}

export type Tree = { readonly [key: string]: unknown };

export const isTree = (data: unknown): data is Tree => typeof data === 'object' && data !== null;

/** What every object inherits is a function, but for "__proto__": no need to ask for each key whose it is. */
export function own(tree: Tree, key: string): unknown {
  const value = tree[key];
  if (typeof value === 'function') return undefined;
  return key === '__proto__' && !Object.hasOwn(tree, key) ? undefined : value;
}

export interface Draft {
  set?: Record<string, unknown>;
  cut?: string[];
  in?: Record<string, Patch>;
  length?: number;
}

/** Then the whole value is shorter to write than its changes. */
function isMostlyNew(patch: Patch, value: object): boolean {
  if (patch.in !== undefined || patch.cut !== undefined) return false;
  const size = Array.isArray(value) ? value.length : Object.keys(value).length;
  return patch.set === undefined ? false : Object.keys(patch.set).length * 2 > size;
}

/** This is here from now on. */
export function noteNew(before: Draft | null, key: string, value: unknown): Draft {
  const draft = before ?? {};
  draft.set ??= {};
  put(draft.set, key, value);
  return draft;
}

/** This has changed inside, to `value`. */
export function noteInner(before: Draft | null, key: string, inner: Patch, value: object): Draft {
  if (isMostlyNew(inner, value)) return noteNew(before, key, value);
  const draft = before ?? {};
  draft.in ??= {};
  put(draft.in, key, inner);
  return draft;
}

/** A new tree; whatever the patch doesn't touch is shared with the old one. */
export function patched<T extends object>(before: T, patch: Patch | null): T {
  if (patch === null) return before;
  const next = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>;
  if (patch.length !== undefined && Array.isArray(next)) next.length = patch.length;
  for (const key of patch.cut ?? []) delete next[key];
  for (const [key, value] of Object.entries(patch.set ?? {})) put(next, key, value);
  for (const [key, inner] of Object.entries(patch.in ?? {})) {
    const held = own(next, key);
    put(next, key, patched(isTree(held) ? held : {}, inner));
  }
  return next as T;
}

/** Never by way of a setter: "__proto__" is a key like any other. */
export function put(into: { [key: string]: unknown }, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
  } else into[key] = value;
}
