import type { Seat, Viewer } from '#tabletop';
import type { Line } from '../tables/line.ts';
import type { Channel } from './outboxes.ts';

/** Those who look at a match. */
export interface Audience {
  hasReader(channel: Channel): boolean;
  /** By which way a line is shown what a viewer sees: screens of those who play have one of their own. */
  channelOf(line: Line, viewer: Viewer): Channel;
  /** Whether those who watch see a search while it is on. */
  readonly watchLive: boolean;
  /** How many rounds later watchers see what happens. */
  readonly watchDelay: number;
  /** The seats of people who are connected. */
  seatsHere(): readonly { readonly seat: Seat; readonly guest: string }[];
  /** The seats of people that no bot plays for. */
  seatsOfPeople(): readonly { readonly seat: Seat; readonly guest: string; readonly isHere: boolean }[];
  /** The longest way to anybody who plays, in milliseconds. */
  readonly slowest: number;
  /** How long a press may be on its way between processes, in milliseconds. */
  readonly between: number;
  /** How much earlier than it comes a press on this line may count. */
  creditOf(line: Line): number;
  /** Something to search comes to light: how much earlier it leaves for the line that gets it first. */
  giveHeadStarts(): number;
}
