/** What the HTTP interface is asked with. Strict, like the socket. */

import * as v from 'valibot';
import { LEVELS } from '#tabletop';
import { MOST_SEATS, MOST_WATCH_DELAY } from './limits.ts';
import { OverDays } from './over-days.ts';
import { PersonName } from './text.ts';
import { REPORT_REASONS } from './words.ts';

export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
export const SeatCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS));
const Level = v.picklist(LEVELS);
const seconds = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

const OptionValue = v.union([
  v.boolean(),
  v.null(),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.maxLength(40)),
]);
export const Options = v.pipe(
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
  watchDelay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_WATCH_DELAY))),
  idleSeconds: v.optional(seconds(20, 3_600)),
  locked: v.optional(v.boolean()),
  codeHidden: v.optional(v.boolean()),
  overDays: v.optional(v.nullable(OverDays)),
};

export const NewGuest = v.strictObject({ name: PersonName });
export const DeviceCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) });

/** In order of the seats: oneself, somebody who comes, whoever played there as recorded, or a bot. */
export const FORK_SEATS = ['you', 'open', 'recorded', ...LEVELS] as const;
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

const Fork = v.strictObject({
  match: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** So many moves of it have been made, and this much of its time has passed. */
  moves: Whole,
  at: Whole,
  /** The same draws as in that match, or new ones. */
  future: v.picklist(['same', 'new']),
  seats: v.pipe(v.array(v.picklist(FORK_SEATS)), v.minLength(1), v.maxLength(MOST_SEATS)),
});

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
  /** Goes on from a moment of a match that is over. */
  fork: v.optional(Fork),
  /** Gravity Superstar: the planet of the first match, as its rules read it. */
  planet: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown())),
});

export const Settings = v.strictObject({ ...settings, options: v.optional(Options), seats: v.optional(SeatCount) });
export const Sit = v.strictObject({ seat: v.optional(SeatNumber), name: v.optional(PersonName) });
export const Leave = v.strictObject({ seat: v.optional(SeatNumber) });
const BotId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/));
/** One of the house's levels, or a bot with a name of its own. */
export const SeatBot = v.union([
  v.strictObject({ seat: v.optional(SeatNumber), level: Level }),
  v.strictObject({ seat: v.optional(SeatNumber), bot: BotId }),
]);
export const Remove = v.strictObject({ seat: SeatNumber });
/** Empty seats are taken away, wherever they are, or waited for. */
export const Start = v.strictObject({ withoutEmpty: v.optional(v.boolean()) });
/** Another match of the same people: wanted, if nothing else is said. The host may begin it with those who want it. */
export const WantRematch = v.strictObject({ wants: v.optional(v.boolean()), withoutOthers: v.optional(v.boolean()) });
/** Somebody one is or was at a table with: by the table's name for them, or by their seat in a match. */
const Id = v.pipe(v.string(), v.maxLength(40));
const Whom = v.union([v.strictObject({ table: Id, guest: Id }), v.strictObject({ match: Id, seat: SeatNumber })]);
/** What one thinks of them; left out: as before. */
export const ChangeManners = v.strictObject({
  whom: Whom,
  isMuted: v.optional(v.boolean()),
  isBlocked: v.optional(v.boolean()),
});
export const Report = v.strictObject({ whom: Whom, why: v.picklist(REPORT_REASONS) });
export const Nothing = v.strictObject({});

export type Fork = v.InferOutput<typeof Fork>;
export type Whom = v.InferOutput<typeof Whom>;
export type NewTable = v.InferOutput<typeof NewTable>;
export type Settings = v.InferOutput<typeof Settings>;
export type Sit = v.InferOutput<typeof Sit>;
export type SeatBot = v.InferOutput<typeof SeatBot>;
