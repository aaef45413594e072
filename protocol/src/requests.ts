/** What the HTTP interface is asked with. Strict, like the socket. */

import * as v from 'valibot';
import { LEVELS } from '#tabletop';
import { MOST_SEATS } from './limits.ts';
import { PersonName } from './text.ts';

const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const SeatCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));
const Level = v.picklist(LEVELS);
const seconds = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

const OptionValue = v.union([
  v.boolean(),
  v.null(),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.maxLength(40)),
]);
const Options = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), OptionValue),
  v.check((options) => Object.keys(options).length <= 40),
);

const settings = {
  listed: v.optional(v.boolean()),
  freeText: v.optional(v.boolean()),
  spectators: v.optional(v.boolean()),
  turnSeconds: v.optional(seconds(5, 3_600)),
  awaySeconds: v.optional(seconds(5, 86_400)),
  tellFirst: v.optional(v.boolean()),
  watchLive: v.optional(v.boolean()),
};

export const NewGuest = v.strictObject({ name: PersonName });
export const DeviceCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) });

/** One request is enough to play: seats for the people on this device, bots in the others, and off it goes. */
export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(Options),
  seats: v.optional(SeatCount),
  ...settings,
  /** Names of those who play on this device; left out: the guest alone. */
  people: v.optional(v.pipe(v.array(PersonName), v.maxLength(MOST_SEATS))),
  bots: v.optional(v.pipe(v.array(Level), v.maxLength(MOST_SEATS))),
  start: v.optional(v.boolean()),
  /** Gravity Superstar: the planet of the first match, as its rules read it. */
  planet: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown())),
});

export const Settings = v.strictObject({ ...settings, options: v.optional(Options), seats: v.optional(SeatCount) });
export const Sit = v.strictObject({ seat: v.optional(SeatNumber), name: v.optional(PersonName) });
export const Leave = v.strictObject({ seat: v.optional(SeatNumber) });
export const SeatBot = v.strictObject({ seat: v.optional(SeatNumber), level: Level });
export const Remove = v.strictObject({ seat: SeatNumber });
/** Empty seats are taken away, wherever they are, or waited for. */
export const Start = v.strictObject({ withoutEmpty: v.optional(v.boolean()) });
/** Another match of the same people: wanted, if nothing else is said. The host may begin it with those who want it. */
export const WantRematch = v.strictObject({ wants: v.optional(v.boolean()), withoutOthers: v.optional(v.boolean()) });
export const Nothing = v.strictObject({});

export type NewTable = v.InferOutput<typeof NewTable>;
export type Settings = v.InferOutput<typeof Settings>;
export type Sit = v.InferOutput<typeof Sit>;
export type SeatBot = v.InferOutput<typeof SeatBot>;
