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
  /** Written down when it is first asked for. */
  #hash: string | null = null;

  constructor(view: object) {
    this.#view = view;
    this.#root = partOf(view);
  }

  get view(): object {
    return this.#view;
  }

  get hash(): string {
    this.#hash ??= written(this.#root.one, this.#root.two);
    return this.#hash;
  }

  /** The way from what was shown to `next`, which is shown from now on; null: they are the same. */
  turnTo(next: object): Patch | null {
    const patch = this.#root.turn(this.#view, next);
    this.#view = next;
    if (patch !== null) this.#hash = null;
    return patch;
  }
}

/** Null when both are the same. Keys are by index in lists. */
export const patchBetween = (before: object, after: object): Patch | null => new Shown(before).turnTo(after);

/** The hash of a list or an object, and of the lists and objects in it. */
interface Part {
  readonly isList: boolean;
  one: number;
  two: number;
  /** From the tree that this was made of to another of the same kind; null: they are the same. */
  turn(before: object, after: object): Patch | null;
}

const partOf = (data: object): Part => (Array.isArray(data) ? new ListPart(data) : new ObjectPart(data as Tree));

const partIn = (value: unknown): Part | null => (isTree(value) ? partOf(value) : null);

/** Whether `part`, which was made of `was`, can go on to `value`. */
const canTurn = (part: Part | null, was: unknown, value: unknown): part is Part =>
  part !== null && isTree(was) && isTree(value) && Array.isArray(value) === part.isList;

class ListPart implements Part {
  readonly isList = true;
  one = 0;
  two = 0;
  /** By index; null for what is neither list nor object. */
  readonly #parts: (Part | null)[];

  constructor(list: readonly unknown[]) {
    this.#parts = list.map(partIn);
    this.#settle(list);
  }

  turn(old: object, now: object): Patch | null {
    const before = old as readonly unknown[];
    const after = now as readonly unknown[];
    let draft: Draft | null = null;
    if (before.length !== after.length) {
      draft = { length: after.length };
      this.#parts.length = Math.min(before.length, after.length);
    }
    for (let index = 0; index < after.length; index++) {
      const was = before[index];
      const value = after[index];
      if (was === value || value === undefined) continue;
      const part = this.#parts[index] ?? null;
      if (canTurn(part, was, value)) {
        const inner = part.turn(was as object, value as object);
        if (inner !== null) draft = noteInner(draft, String(index), inner, value as object);
      } else {
        this.#parts[index] = partIn(value);
        draft = noteNew(draft, String(index), value);
      }
    }
    if (draft !== null) this.#settle(after);
    return draft;
  }

  #settle(list: readonly unknown[]): void {
    let one = mix(LANE, list.length);
    let two = mix(OTHER_LANE, list.length);
    for (let index = 0; index < list.length; index++) {
      const part = this.#parts[index] ?? null;
      one = mix(one, part === null ? dataHash(list[index]) : part.one);
      two = mix(two, part === null ? otherLane() : part.two);
    }
    this.one = mix(one, KIND.list);
    this.two = mix(two, KIND.list);
  }
}

class ObjectPart implements Part {
  readonly isList = false;
  one = 0;
  two = 0;
  /** The sums over its keys, and how many there are. */
  #sumOne = 0;
  #sumTwo = 0;
  #size = 0;
  readonly #parts = new Map<string, Part>();

  constructor(tree: Tree) {
    for (const key of Object.keys(tree)) if (tree[key] !== undefined) this.#add(key, tree[key]);
    this.#settle();
  }

  turn(old: object, now: object): Patch | null {
    const before = old as Tree;
    const after = now as Tree;
    let draft: Draft | null = null;
    let stayed = 0;
    const size = this.#size;
    for (const key of Object.keys(after)) {
      const value = after[key];
      if (value === undefined) continue;
      const was = own(before, key);
      if (was !== undefined) stayed++;
      if (was === value) continue;
      const part = this.#parts.get(key) ?? null;
      if (canTurn(part, was, value)) {
        const { one, two } = part;
        const inner = part.turn(was as object, value as object);
        if (inner === null) continue;
        this.#count(key, one, two, -1);
        this.#count(key, part.one, part.two, 1);
        draft = noteInner(draft, key, inner, value as object);
      } else {
        if (was !== undefined) this.#remove(key, was);
        this.#add(key, value);
        draft = noteNew(draft, key, value);
      }
    }
    if (stayed < size) draft = this.#cut(draft ?? {}, before, after);
    if (draft !== null) this.#settle();
    return draft;
  }

  #add(key: string, value: unknown): void {
    const part = partIn(value);
    if (part === null) this.#parts.delete(key);
    else this.#parts.set(key, part);
    const one = part === null ? dataHash(value) : part.one;
    this.#count(key, one, part === null ? otherLane() : part.two, 1);
    this.#size++;
  }

  #remove(key: string, was: unknown): void {
    const part = this.#parts.get(key);
    const one = part === undefined ? dataHash(was) : part.one;
    this.#count(key, one, part === undefined ? otherLane() : part.two, -1);
    this.#parts.delete(key);
    this.#size--;
  }

  #cut(draft: Draft, before: Tree, after: Tree): Draft {
    const cut: string[] = [];
    for (const key of Object.keys(before)) {
      if (before[key] === undefined || own(after, key) !== undefined) continue;
      this.#remove(key, before[key]);
      cut.push(key);
    }
    draft.cut = cut;
    return draft;
  }

  /** Adds what a key is worth to the sums, or takes it away. */
  #count(key: string, one: number, two: number, times: 1 | -1): void {
    const name = textHash(key);
    const otherName = otherLane();
    this.#sumOne = (this.#sumOne + times * mix(name, one)) | 0;
    this.#sumTwo = (this.#sumTwo + times * mix(otherName, two)) | 0;
  }

  #settle(): void {
    this.one = mix(this.#sumOne, KIND.object);
    this.two = mix(this.#sumTwo, KIND.object);
  }
}

function noteNew(before: Draft | null, key: string, value: unknown): Draft {
  const draft = before ?? {};
  draft.set ??= {};
  put(draft.set, key, value);
  return draft;
}

function noteInner(before: Draft | null, key: string, inner: Patch, value: object): Draft {
  if (isMostlyNew(inner, value)) return noteNew(before, key, value);
  const draft = before ?? {};
  draft.in ??= {};
  put(draft.in, key, inner);
  return draft;
}
