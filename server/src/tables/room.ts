/** The people of a room, what they would like to play, and what they have played tonight. Plain data and its changes. */

import type { TallyMatch } from '#protocol';
import { refuse } from './refused.ts';
import type { PersonData, RoomData, ScreenData } from './room-data.ts';
import type { OptionValues } from './table-data.ts';

/** Of a room: those who only look are forgotten first. */
export const MOST_PEOPLE = 60;
export const MOST_TALLIED = 60;
export const MOST_SCREENS = 4;

export class Room {
  #data: RoomData;

  constructor(data: RoomData) {
    this.#data = data;
  }

  get data(): RoomData {
    return this.#data;
  }

  person(guest: string): PersonData | null {
    return this.#data.people.find((person) => person.guest === guest) ?? null;
  }

  /** They were here before, even if they left: a locked room lets them in. */
  knows(guest: string): boolean {
    return this.person(guest) !== null || this.hasPlayed(guest);
  }

  hasPlayed(guest: string): boolean {
    return this.#data.tally.some(({ players }) => players.some((player) => player.guest === guest));
  }

  /**
   * False: they are of the room already. `isKept`: whom the room can't forget, however many come; whoever else only
   * looked and went makes room for them.
   */
  admit({ guest, name }: PersonData, isKept: (guest: string) => boolean): boolean {
    const known = this.person(guest);
    if (known !== null && known.left !== true) return false;
    const { people } = this.#data;
    if (known !== null) {
      this.#change({ people: people.map((one) => (one === known ? { guest, name: known.name } : one)) });
      return true;
    }
    const spare = people.length < MOST_PEOPLE ? null : people.find((one) => !isKept(one.guest));
    // Nobody goes for them: they look on without being counted.
    if (spare === undefined) return false;
    this.#change({ people: [...people.filter((one) => one !== spare), { guest, name }] });
    return true;
  }

  /** In for the next match, or not. */
  wait(guest: string, waits: boolean): void {
    this.#person(guest, ({ guest, name }) => ({ guest, name, ...(waits ? { waits } : {}) }));
  }

  leave(guest: string): void {
    this.#person(guest, ({ guest, name }) => ({ guest, name, left: true }));
    this.propose(guest, null);
  }

  /** False: nobody of the room is called something else now. Those beside them on their device keep their names. */
  rename(guest: string, from: string, to: string): boolean {
    const { people, tally } = this.#data;
    const isTheirs = (one: { readonly guest: string | null; readonly name: string }): boolean =>
      one.guest === guest && one.name === from;
    const renamed = <One extends { readonly guest: string | null; readonly name: string }>(one: One): One =>
      isTheirs(one) ? { ...one, name: to } : one;
    const isAny = people.some(isTheirs) || tally.some(({ players }) => players.some(isTheirs));
    if (isAny) {
      const matches = tally.map((match) => ({ ...match, players: match.players.map(renamed) }));
      this.#change({ people: people.map(renamed), tally: matches });
    }
    return isAny;
  }

  /** As if they had never come. */
  forget(guest: string): void {
    this.#change({ people: this.#data.people.filter((person) => person.guest !== guest) });
    this.propose(guest, null);
  }

  propose(guest: string, game: string | null): void {
    const others = this.#data.proposals.filter((one) => one.guest !== guest);
    this.#change({ proposals: game === null ? others : [...others, { guest, game }] });
  }

  /** A match begins: what they wanted to play next was before it. */
  begin(game: string, options: OptionValues): void {
    this.#change({ proposals: [], pause: null, options: { ...this.#data.options, [game]: options } });
  }

  keepOptions(game: string, options: OptionValues): void {
    this.#change({ options: { ...this.#data.options, [game]: options } });
  }

  pause(by: string | null): void {
    this.#change({ pause: by === null ? null : { by } });
  }

  /** The room once this match is over; a match is told once. */
  withMatch(match: TallyMatch): RoomData {
    const others = this.#data.tally.filter(({ id }) => id !== match.id);
    return { ...this.#data, pause: null, tally: [...others, match].slice(-MOST_TALLIED) };
  }

  become(data: RoomData): void {
    this.#data = data;
  }

  addScreen(screen: ScreenData): void {
    const { screens } = this.#data;
    if (screens.some(({ id }) => id === screen.id)) return;
    if (screens.length >= MOST_SCREENS) refuse('too-many-screens');
    this.#change({ screens: [...screens, screen] });
  }

  /** Null: all of them. Those that are no longer the room's. */
  forgetScreens(id: string | null): readonly ScreenData[] {
    const isMeant = (screen: ScreenData): boolean => id === null || screen.id === id;
    const gone = this.#data.screens.filter(isMeant);
    this.#change({ screens: this.#data.screens.filter((screen) => !isMeant(screen)) });
    return gone;
  }

  #person(guest: string, change: (person: PersonData) => PersonData): void {
    this.#change({ people: this.#data.people.map((person) => (person.guest === guest ? change(person) : person)) });
  }

  #change(changes: Partial<RoomData>): void {
    this.#data = { ...this.#data, ...changes };
  }
}
