/**
 * A view as it was last shown, part by part, with the hash of each: the way to the next view is found, and the next
 * view's hash (`viewHash` gives the same), in one walk that hashes nothing that stayed the same. Of the next view only
 * what changed is kept. A view must not be changed once it has been shown.
 */

import { dataHash, KIND, LANE, mix, OTHER_LANE, otherLane, textHash, written } from './hash.ts';
import { type Draft, isTree, noteInner, noteNew, own, type Patch, put, type Tree } from './patch.ts';

export class Shown {
  readonly #root: Part;
  /** Written down when it is first asked for. */
  #hash: string | null = null;

  constructor(view: object) {
    this.#root = partOf(view);
  }

  /** Put together anew. */
  get view(): object {
    return this.#root.built;
  }

  get hash(): string {
    this.#hash ??= written(this.#root.one, this.#root.two);
    return this.#hash;
  }

  /** The way from what was shown to `next`, which is shown from now on; null: they are the same. */
  turnTo(next: object): Patch | null {
    const patch = this.#root.turn(next);
    if (patch !== null) this.#hash = null;
    return patch;
  }
}

/** Null when both are the same. Keys are by index in lists. */
export const patchBetween = (before: object, after: object): Patch | null => new Shown(before).turnTo(after);

/** A list or an object, and its hash, with the lists and objects in it. */
interface Part {
  readonly isList: boolean;
  one: number;
  two: number;
  /** To another of the same kind; null: they are the same. */
  turn(after: object): Patch | null;
  readonly built: object;
}

/** In place of a list or an object that has changed: its part knows how it is now. */
const CHANGED = Symbol();

const partOf = (data: object): Part => (Array.isArray(data) ? new ListPart(data) : new ObjectPart(data as Tree));

const partIn = (value: unknown): Part | null => (isTree(value) ? partOf(value) : null);

/** Whether `part` can go on to `value`. */
const canTurn = (part: Part | null, value: unknown): part is Part =>
  part !== null && isTree(value) && Array.isArray(value) === part.isList;

class ListPart implements Part {
  readonly isList = true;
  one = 0;
  two = 0;
  readonly #values: unknown[];
  /** By index; null for what is neither list nor object. */
  readonly #parts: (Part | null)[];

  constructor(list: readonly unknown[]) {
    this.#values = [...list];
    this.#parts = list.map(partIn);
    this.#settle();
  }

  get built(): object {
    return this.#values.map((value, index) => (value === CHANGED ? this.#parts[index]?.built : value));
  }

  turn(now: object): Patch | null {
    const after = now as readonly unknown[];
    const values = this.#values;
    let draft: Draft | null = null;
    if (values.length !== after.length) {
      draft = { length: after.length };
      values.length = Math.min(values.length, after.length);
      this.#parts.length = values.length;
    }
    for (let index = 0; index < after.length; index++) {
      const was = values[index];
      const value = after[index];
      if (was === value || value === undefined) continue;
      const part = this.#parts[index] ?? null;
      if (canTurn(part, value)) {
        const inner = part.turn(value as object);
        keep(values, index, inner, value);
        if (inner !== null) draft = noteInner(draft, String(index), inner, value as object);
      } else {
        this.#parts[index] = partIn(value);
        values[index] = value;
        draft = noteNew(draft, String(index), value);
      }
    }
    if (draft !== null) this.#settle();
    return draft;
  }

  #settle(): void {
    const values = this.#values;
    let one = mix(LANE, values.length);
    let two = mix(OTHER_LANE, values.length);
    for (let index = 0; index < values.length; index++) {
      const part = this.#parts[index] ?? null;
      one = mix(one, part === null ? dataHash(values[index]) : part.one);
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
  /** The sums over its keys. */
  #sumOne = 0;
  #sumTwo = 0;
  /** One beside the other, in the order in which the view has them. */
  readonly #keys: string[] = [];
  readonly #values: unknown[] = [];
  readonly #parts: (Part | null)[] = [];

  constructor(tree: Tree) {
    for (const key in tree) if (tree[key] !== undefined) this.#add(key, tree[key]);
    this.#settle();
  }

  get built(): object {
    const tree: Record<string, unknown> = {};
    for (const [index, key] of this.#keys.entries()) {
      const value = this.#values[index];
      put(tree, key, value === CHANGED ? this.#parts[index]?.built : value);
    }
    return tree;
  }

  turn(now: object): Patch | null {
    const after = now as Tree;
    const keys = this.#keys;
    const values = this.#values;
    let draft: Draft | null = null;
    const size = keys.length;
    let stayed = 0;
    let next = 0;
    let isInOrder = true;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      const index = keys[next] === key ? next : keys.indexOf(key);
      if (index !== next) isInOrder = false;
      next = index + 1;
      if (index < 0) {
        this.#add(key, value);
        draft = noteNew(draft, key, value);
        continue;
      }
      stayed++;
      if (values[index] !== value) draft = this.#change(draft, index, value);
    }
    if (stayed < size) draft = this.#cut(draft ?? {}, after);
    if (!isInOrder) this.#arrange(after);
    if (draft !== null) this.#settle();
    return draft;
  }

  /** The same keys, in this order: how a view is written tells nothing of those that were shown before it. */
  #arrange(after: Tree): void {
    let index = 0;
    for (const key in after) {
      if (after[key] === undefined) continue;
      const was = this.#keys[index] === key ? index : this.#keys.indexOf(key, index);
      if (was !== index)
        for (const list of [this.#keys, this.#values, this.#parts]) list.splice(index, 0, ...list.splice(was, 1));
      index++;
    }
  }

  #change(draft: Draft | null, index: number, value: unknown): Draft | null {
    const key = this.#keys[index] as string;
    const part = this.#parts[index] ?? null;
    if (!canTurn(part, value)) {
      this.#countAt(index, -1);
      this.#parts[index] = partIn(value);
      this.#values[index] = value;
      this.#countAt(index, 1);
      return noteNew(draft, key, value);
    }
    const { one, two } = part;
    const inner = part.turn(value as object);
    keep(this.#values, index, inner, value);
    if (inner === null) return draft;
    this.#count(key, one, two, -1);
    this.#count(key, part.one, part.two, 1);
    return noteInner(draft, key, inner, value as object);
  }

  #add(key: string, value: unknown): void {
    const index = this.#keys.push(key) - 1;
    this.#values.push(value);
    this.#parts.push(partIn(value));
    this.#countAt(index, 1);
  }

  #cut(draft: Draft, after: Tree): Draft {
    const cut = this.#keys.filter((key) => own(after, key) === undefined);
    for (const key of cut) {
      const index = this.#keys.indexOf(key);
      this.#countAt(index, -1);
      for (const list of [this.#keys, this.#values, this.#parts]) list.splice(index, 1);
    }
    draft.cut = cut;
    return draft;
  }

  #countAt(index: number, times: 1 | -1): void {
    const part = this.#parts[index] ?? null;
    const one = part === null ? dataHash(this.#values[index]) : part.one;
    this.#count(this.#keys[index] as string, one, part === null ? otherLane() : part.two, times);
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

/** What stayed the same is kept as it was: whatever is old already lasts, and the new is forgotten at once. */
function keep(values: unknown[], index: number, inner: Patch | null, value: unknown): void {
  if (inner !== null) values[index] = CHANGED;
  else if (values[index] === CHANGED) values[index] = value;
}
