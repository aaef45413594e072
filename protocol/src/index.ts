export type {
  GameInfo,
  GuestInfo,
  HttpRefusal,
  MatchInfo,
  RunningMatch,
  SeatInfo,
  StoredReceipt,
  TableInfo,
  TableSettings,
  Telling,
} from './answers.ts';
export { botName } from './bot-names.ts';
export { viewHash } from './hash.ts';
export {
  FRAME_BYTES,
  FRAME_DEPTH,
  isDeeperThan,
  LISTED_MOVES,
  MESSAGE_BURST,
  MESSAGES_PER_SECOND,
  MOST_SEATS,
  NAME_LENGTH,
  PROTOCOL_VERSION,
  TEXT_LENGTH,
  UNREAD_BYTES,
} from './limits.ts';
export { type Patch, patched } from './patch.ts';
export { DeviceCode, Leave, NewGuest, NewTable, Nothing, Remove, SeatBot, Settings, Sit, Start } from './requests.ts';
export { patchBetween, Shown } from './shown.ts';
export { FreeText, PersonName } from './text.ts';
export type {
  Accepted,
  Called,
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
