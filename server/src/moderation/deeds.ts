/** What whoever looks after a server may ask of it. Strict, as everything that is read. */

import * as v from 'valibot';
import { FreeText } from '#protocol';

const Text = v.pipe(v.string(), v.maxLength(200));
const By = v.pipe(v.string(), v.maxLength(100));

export const Deed = v.variant('deed', [
  v.strictObject({ deed: v.literal('people'), by: By, called: v.nullable(Text), isAll: v.boolean() }),
  v.strictObject({ deed: v.literal('rooms'), by: By }),
  v.strictObject({ deed: v.literal('bans'), by: By }),
  v.strictObject({
    ...{ deed: v.literal('ban'), by: By, who: Text, reason: Text },
    /** Milliseconds; null: for good. */
    millis: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({ deed: v.literal('unban'), by: By, who: Text }),
  v.strictObject({ deed: v.literal('close'), by: By, room: Text }),
  v.strictObject({ deed: v.literal('announce'), by: By, text: FreeText }),
  v.strictObject({ deed: v.literal('reports'), by: By }),
  v.strictObject({ deed: v.literal('report'), by: By, id: Text }),
  v.strictObject({ deed: v.literal('log'), by: By }),
  v.strictObject({ deed: v.literal('sign-out'), by: By, who: v.nullable(Text) }),
]);

export type Deed = v.InferOutput<typeof Deed>;
export type DeedOf<Name extends Deed['deed']> = Extract<Deed, { readonly deed: Name }>;
