/** How a game comes onto the screen: what each game's folder gives to the pages around its board. */

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Level, Player, Refused, Seat } from '#tabletop';
import type { ClockNow, Looking, PressReceipt, Scene, SeatNow, Telling, Told } from '../host/host.ts';
import type { Cue } from '../sound/notes.ts';

export interface BoardProps {
  readonly scene: Scene;
  readonly seats: readonly SeatNow[];
  readonly clock: ReadonlySignal<ClockNow>;
  /** table: somebody plays or watches; screen: for all to see, from afar; replay: as it was. */
  readonly use: 'table' | 'screen' | 'replay';
  /** Everything told so far, oldest first: what is new in it led to the scene. */
  readonly log: readonly Told[];
  /** Time stands still until everybody has been told what came up; null while it goes on. */
  readonly telling?: Telling | null;
  /** What the round came to stays until everybody has seen it; null while there is nothing to look at. */
  readonly looking?: Looking | null;
  /** How the presses that competed last were timed, where somebody measured it. */
  readonly receipts?: readonly PressReceipt[];
  /**
   * The board is on a big screen: here is what is one's own, large, with everything somebody can do and nothing that is
   * only looked at. Only where somebody plays.
   */
  readonly isController?: boolean;
  /** The refusal, if any, is said by the page; the board only needs to know. */
  play(move: object): Promise<Refused | null>;
  /** A board may say that it shows something to be seen to its end before the device is handed on. */
  readonly onShowing?: ((isShowing: boolean) => void) | undefined;
}

/** One row of the score pad; `of` by seat. */
export interface ScoreRow {
  readonly label: string;
  readonly of: readonly (number | null)[];
}

/** The rows add up to the total, seat by seat. */
export interface ScorePad {
  readonly rows: readonly ScoreRow[];
  readonly totalLabel: string;
  readonly total: readonly number[];
}

/** How the match went: a value for each seat after each round; null where there is none. */
export interface Course {
  readonly title: string;
  /** What is counted. */
  readonly unit: string;
  /** What one step across is called; a round, if nothing else is said. */
  readonly step?: string;
  readonly rounds: readonly (readonly (number | null)[])[];
  /** The number of the first of them: 0, for the start, if nothing else is said. */
  readonly first?: number;
  /** Values that have nothing to do with one another: signs, no lines. */
  readonly isScattered?: boolean;
  /** A line to reach, if there is one. */
  readonly goal: number | null;
}

export interface Ending {
  readonly pad: ScorePad;
  readonly course: Course;
  /** What the game has to say about it, where it says anything. */
  readonly verdict?: string | null;
  /** Above the podium, where nobody was there to be beaten. */
  readonly headline?: string | null;
  /** Where every point comes from, seat by seat. */
  readonly sheets?: readonly { readonly title: string; readonly content: ComponentChildren }[];
}

export type NameOf = (seat: Seat) => string;

export interface GameTable {
  readonly Board: ComponentType<BoardProps>;
  /** Loads the game's words; nothing of the table is shown before. */
  load(): Promise<void>;
  /** An event as a sentence for the log; null for what needs no words. */
  sentence(told: Told, nameOf: NameOf, you: Seat | null): string | null;
  /** What is heard of an event, if anything. */
  cue(told: Told, you: Seat | null): Cue | null;
  /** On a shared device the screen is covered only when whoever played has seen what came of it, and says so. */
  readonly lingers?: boolean;
  /** The board itself asks whoever has still to be told; else the page does. */
  readonly tells?: boolean;
  /** Whether a move shows at once on one's own screen, before anybody has answered; `view` is what was seen when it was made. */
  predicts(move: object, view: object): boolean;
  /** Whose turn it is; games in which all act at once have none. */
  turnOf?(view: object): Seat | null;
  /** More to draw at the end, from everything that happened. */
  charts?(told: readonly Told[], players: readonly Player[]): readonly Course[];
  /** `events`: everything that happened, in order. */
  ending(result: object, players: readonly Player[], events: readonly Told['event'][]): Ending;
}

/** A little picture of an option, or of one of its choices; null where words are enough. */
export type OptionPicture = (option: string, choice: string | null) => ComponentChildren;

/** What a game says without its board: on its page, in forms, when a move is refused. */
export interface GameVoice {
  load(): Promise<void>;
  about(): string;
  /** A line about the bot of this level. */
  bot(level: Level): string;
  optionName(option: string): string;
  optionHint(option: string): string;
  choiceName(option: string, choice: string): string;
  /** Fetches the pictures of the options, for a form; without it there are none. */
  loadPictures(): Promise<void>;
  optionPicture: OptionPicture;
  /** Why a move was refused; null for a reason that is not the game's own. */
  refusal(because: string): string | null;
}
