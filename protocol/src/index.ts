export type {
  DeviceInfo,
  GameInfo,
  GuestInfo,
  HttpRefusal,
  Looking as LookingInfo,
  MatchInfo,
  RematchInfo,
  RunningMatch,
  SeatInfo,
  StoredReceipt,
  TableInfo,
  TableSettings,
  Telling,
} from './answers.ts';
export { botName } from './bot-names.ts';
export { viewHash } from './hash.ts';
export { listedMoves } from './legal.ts';
export {
  FRAME_BYTES,
  FRAME_DEPTH,
  isDeeperThan,
  MESSAGE_BURST,
  MESSAGES_PER_SECOND,
  MOST_SEATS,
  NAME_LENGTH,
  PROTOCOL_VERSION,
  TEXT_LENGTH,
  UNREAD_BYTES,
  WAVER,
} from './limits.ts';
export { Looking, lookingSince } from './looking.ts';
export { Outbox } from './outbox.ts';
export { type Patch, patched } from './patch.ts';
export {
  EXPORT_FORMAT,
  type Export,
  type FinishedMatch,
  type FormerGuest,
  type GameFigures,
  type InvitationInfo,
  type News,
  type PasskeyInfo,
  type PersonInfo,
  type PlayedMatch,
  type PlayedMatches,
  type Recovered,
  type SeatPlayed,
  SOMEBODY,
  type WaysBack,
} from './people-answers.ts';
export {
  DeviceMatch,
  Erase,
  Invite,
  Merge,
  MOST_MATCHES,
  NewPasskey,
  PasskeyAnswer,
  RecoveryWords,
  WhichMatches,
} from './people-requests.ts';
export {
  DeviceCode,
  Leave,
  NewGuest,
  NewTable,
  Nothing,
  Remove,
  SeatBot,
  Settings,
  Sit,
  Start,
  WantRematch,
} from './requests.ts';
export { patchBetween, Shown } from './shown.ts';
export { type Happening, Streams, toldInto } from './streams.ts';
export { FreeText, looksLike, PersonName } from './text.ts';
export type {
  Accepted,
  Clock,
  ContributionWanted,
  Ended,
  LegalMoves,
  Noticed,
  Ordered,
  Receipt,
  Refusal,
  Said,
  SomebodySaid,
  TableChanged,
  ToClient,
  Told,
  Update,
  Welcome,
  WholeView,
} from './to-client.ts';
export { type MessageTo, type ToServer, type Understood, understand } from './to-server.ts';
export {
  CLOSING,
  HOUSE_REFUSALS,
  type HouseRefusal,
  NOTICES,
  type Notice,
  PHASES,
  PHRASES,
  type Phase,
  type Phrase,
  REACTIONS,
  type Reaction,
} from './words.ts';
