/**
 * A view as it was last shown, with the hash of each of its parts: the way to the next view is found, and the next
 * view's hash (`viewHash` gives the same), in one walk that hashes nothing that stayed the same. A view must not be
 * changed once it has been shown.
 */

import { dataHash, KIND, LANE, mix, OTHER_LANE, otherLane, textHash, written } from './hash.ts';
import { type Draft, isMostlyNew, isTree, own, type Patch, put, type Tree } from './patch.ts';

export class Shown {
  #view: object;
  readonly #root: Part;

  constructor(view: object) {
    this.#view = view;
    this.#root = new Part(view);
  }

  get view(): object {
    return this.#view;
  }

  get hash(): string {
    return written(this.#root.one, this.#root.two);
  }

  /** The way from what was shown to `next`, which is shown from now on; null: they are the same. */
  turnTo(next: object): Patch | null {
    const patch = this.#root.turn(this.#view, next);
    this.#view = next;
    return patch;
  }
}

/** Null when both are the same. Keys are by index in lists. */
export const patchBetween = (before: object, after: object): Patch | null => new Shown(before).turnTo(after);

/** The hash of a list or an object, and of the lists and objects in it. */
class Part {
  one = 0;
  two = 0;
  readonly #isList: boolean;
  /** Of an object: the sums over its keys. */
  #sumOne = 0;
  #sumTwo = 0;
  readonly #parts = new Map<string, Part>();

  constructor(data: object) {
    this.#isList = Array.isArray(data);
    const tree = data as Tree;
    for (const key of Object.keys(tree)) {
      const value = tree[key];
      if (isTree(value)) this.#parts.set(key, new Part(value));
      if (!this.#isList && value !== undefined) this.#count(key, value, 1);
    }
    this.#settle(tree);
  }

  /** From the tree that this was made of to another of the same kind. */
  turn(old: object, now: object): Patch | null {
    const before = old as Tree;
    const after = now as Tree;
    const draft: Draft = {};
    let isChanged = false;
    if (this.#isList && (old as unknown[]).length !== (now as unknown[]).length) {
      draft.length = (now as unknown[]).length;
      isChanged = true;
      for (const key of Object.keys(old).slice(draft.length)) this.#parts.delete(key);
    }
    for (const key of Object.keys(after)) if (this.#turnKey(draft, key, before, after[key])) isChanged = true;
    if (!this.#isList && this.#cutKeys(draft, before, after)) isChanged = true;
    if (!isChanged) return null;
    this.#settle(after);
    return draft;
  }

  #turnKey(draft: Draft, key: string, before: Tree, value: unknown): boolean {
    const was = own(before, key);
    if (was === value || value === undefined) return false;
    const part = this.#parts.get(key);
    if (part !== undefined && isTree(was) && isTree(value) && Array.isArray(value) === part.#isList) {
      const { one, two } = part;
      const inner = part.turn(was, value);
      if (inner === null) return false;
      if (!this.#isList) this.#moveOn(key, one, two, part);
      if (isMostlyNew(inner, value)) note(draft, 'set', key, value);
      else note(draft, 'in', key, inner);
      return true;
    }
    this.#replace(key, was, value);
    note(draft, 'set', key, value);
    return true;
  }

  #replace(key: string, was: unknown, value: unknown): void {
    if (!this.#isList && was !== undefined) this.#count(key, was, -1);
    if (isTree(value)) this.#parts.set(key, new Part(value));
    else this.#parts.delete(key);
    if (!this.#isList) this.#count(key, value, 1);
  }

  #cutKeys(draft: Draft, before: Tree, after: Tree): boolean {
    let isChanged = false;
    for (const key of Object.keys(before)) {
      if (before[key] === undefined || own(after, key) !== undefined) continue;
      this.#count(key, before[key], -1);
      this.#parts.delete(key);
      draft.cut ??= [];
      draft.cut.push(key);
      isChanged = true;
    }
    return isChanged;
  }

  /** Adds what a key is worth to the sums of an object, or takes it away. */
  #count(key: string, value: unknown, times: 1 | -1): void {
    const part = this.#parts.get(key);
    const one = part === undefined ? dataHash(value) : part.one;
    const two = part === undefined ? otherLane() : part.two;
    const name = textHash(key);
    const otherName = otherLane();
    this.#sumOne = (this.#sumOne + times * mix(name, one)) | 0;
    this.#sumTwo = (this.#sumTwo + times * mix(otherName, two)) | 0;
  }

  /** The part under a key has another hash than before. */
  #moveOn(key: string, one: number, two: number, part: Part): void {
    const name = textHash(key);
    const otherName = otherLane();
    this.#sumOne = (this.#sumOne - mix(name, one) + mix(name, part.one)) | 0;
    this.#sumTwo = (this.#sumTwo - mix(otherName, two) + mix(otherName, part.two)) | 0;
  }

  #settle(tree: Tree): void {
    if (this.#isList) this.#chain(tree as unknown as readonly unknown[]);
    else {
      this.one = mix(this.#sumOne, KIND.object);
      this.two = mix(this.#sumTwo, KIND.object);
    }
  }

  #chain(list: readonly unknown[]): void {
    let one = mix(LANE, list.length);
    let two = mix(OTHER_LANE, list.length);
    for (const [index, entry] of list.entries()) {
      const part = this.#parts.size === 0 ? undefined : this.#parts.get(String(index));
      one = mix(one, part === undefined ? dataHash(entry) : part.one);
      two = mix(two, part === undefined ? otherLane() : part.two);
    }
    this.one = mix(one, KIND.list);
    this.two = mix(two, KIND.list);
  }
}

function note(draft: Draft, how: 'set' | 'in', key: string, value: unknown): void {
  const into: Record<string, unknown> = draft[how] ?? {};
  put(into, key, value);
  if (how === 'set') draft.set = into;
  else draft.in = into as Record<string, Patch>;
}
