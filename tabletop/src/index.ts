export {
  aloneMatch,
  type ChallengeRules,
  type Composed,
  compose,
  passInRound,
  playedAlone,
  type Run,
  type Stamped,
  type Standing,
} from './challenge.ts';
export {
  below,
  type Chance,
  copyChance,
  fork,
  isUntouched,
  pick,
  type QuickChance,
  quickChance,
  type SealedChance,
  sealedChance,
  shuffle,
} from './chance.ts';
export { Alarm, type Cancel, type Clock } from './clock.ts';
export {
  type Bound,
  type ChanceProof,
  CONTRIBUTION_BYTES,
  commitmentTo,
  faultInProof,
  matchKey,
  type ProofFault,
  SECRET_BYTES,
} from './commitment.ts';
export { sameData, throughText } from './data.ts';
export { type Digest, fingerprint } from './fingerprint.ts';
export { type ForkPoint, upTo } from './fork-point.ts';
export {
  type Game,
  IN_TURNS,
  isRealTime,
  type Outcome,
  type Pace,
  type Plans,
  type Refused,
  type Table,
  type Words,
} from './game.ts';
export { LEVELS, type Level } from './levels.ts';
export { type Done, type Entry, LiveMatch, type MatchStart, type Tell, type UndoRefusal } from './live-match.ts';
export { act, advance, MATCH_IS_OVER, NOT_A_MOVE, type Step, step, type TableRefusal } from './match.ts';
export { MatchTime } from './match-time.ts';
export { type Offers, plainOffers } from './offers.ts';
export {
  type ChoiceSpec,
  defaultOptions,
  drawOptions,
  type FlagSpec,
  type OptionSpec,
  type OptionsSpec,
  optionEntries,
  parseOptions,
  type SecondsSpec,
} from './options.ts';
export {
  hasExactly,
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  type JsonObject,
  type Parsed,
  parsed,
  unknownKey,
  unparsable,
} from './parsing.ts';
export { isHex, type Keepsake, type ProvenKey, type RecordedChance, type Renewal } from './recorded-chance.ts';
export {
  type FindGame,
  type Player,
  parseRecording,
  RECORDING_FORMAT,
  type Recording,
  type WrittenRecording,
  writeRecording,
} from './recording.ts';
export { type RefusalOf, refusalsBy } from './refusals.ts';
export { type Replay, type Replayed, replay, type Witness } from './replay.ts';
export {
  type Input,
  type Millis,
  type Seat,
  type SeatInput,
  seatsOf,
  type Viewer,
  viewersOf,
  type WakeInput,
} from './seats.ts';
export {
  type ChanceFinding,
  type Fault,
  type Reminder,
  reminderOf,
  type Verification,
  verify,
} from './verification.ts';
