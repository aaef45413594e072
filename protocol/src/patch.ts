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

type Tree = { readonly [key: string]: unknown };

const isTree = (data: unknown): data is Tree => typeof data === 'object' && data !== null;

/** What every object inherits is a function, but for "__proto__": no need to ask for each key whose it is. */
function own(tree: Tree, key: string): unknown {
  const value = tree[key];
  if (typeof value === 'function') return undefined;
  return key === '__proto__' && !Object.hasOwn(tree, key) ? undefined : value;
}

interface Draft {
  set?: Record<string, unknown>;
  cut?: string[];
  in?: Record<string, Patch>;
  length?: number;
}

/** Null when both are the same. Keys are by index in lists. */
export function patchBetween(before: object, after: object): Patch | null {
  const draft: Draft = {};
  let isChanged = false;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    draft.length = after.length;
    isChanged = true;
  }
  const old = before as Tree;
  const now = after as Tree;
  for (const key of Object.keys(now)) if (noteChange(draft, key, old, now[key])) isChanged = true;
  if (!Array.isArray(after)) {
    for (const key of Object.keys(old)) {
      if (old[key] === undefined || own(now, key) !== undefined) continue;
      draft.cut ??= [];
      draft.cut.push(key);
      isChanged = true;
    }
  }
  return isChanged ? draft : null;
}

function noteChange(draft: Draft, key: string, old: Tree, value: unknown): boolean {
  const was = own(old, key);
  if (was === value || value === undefined) return false;
  if (isTree(was) && isTree(value) && Array.isArray(was) === Array.isArray(value)) {
    const inner = patchBetween(was, value);
    if (inner === null) return false;
    if (!isMostlyNew(inner, value)) {
      draft.in ??= {};
      put(draft.in, key, inner);
      return true;
    }
  }
  draft.set ??= {};
  put(draft.set, key, value);
  return true;
}

/** Then the whole value is shorter to write than its changes. */
function isMostlyNew(patch: Patch, value: object): boolean {
  if (patch.in !== undefined || patch.cut !== undefined) return false;
  const size = Array.isArray(value) ? value.length : Object.keys(value).length;
  return patch.set === undefined ? false : Object.keys(patch.set).length * 2 > size;
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
function put(into: { [key: string]: unknown }, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
  } else into[key] = value;
}
