/** The screens of a room: how one comes, how it goes, and what may be said from it. */

import { CLOSING, type Stop } from '#protocol';
import type { GuestRecord } from '../store/store.ts';
import { again, prepare } from './commands.ts';
import { mustBeHost } from './may.ts';
import { refuse } from './refused.ts';
import { MOST_SCREENS } from './room.ts';
import type { ScreenData } from './room-data.ts';
import type { Table } from './table.ts';

/** `claim` is asked only of whoever may. */
export async function addScreen(table: Table, guest: GuestRecord, claim: () => ScreenData): Promise<void> {
  mustBeHost(table, guest);
  if (table.room.data.screens.length >= MOST_SCREENS) refuse('too-many-screens');
  table.room.addScreen(claim());
  await table.change({});
}

/** Null: all of them. */
export async function forgetScreens(table: Table, id: string | null): Promise<void> {
  const gone = new Set(table.room.forgetScreens(id).map((screen) => screen.id));
  await table.change({});
  for (const line of [...table.company.lines]) {
    if (line.screen !== null && gone.has(line.screen)) line.close(CLOSING.screenForgotten, 'screenForgotten');
  }
}

/** Somebody presses a button of the screen: what everybody waits for goes on. */
export async function goOn(table: Table, from: Stop): Promise<void> {
  const { data, seating, assembly, company, session, room } = table;
  switch (from) {
    case 'lobby':
      if (data.phase !== 'open') refuse('not-now');
      if (seating.people.length === 0) refuse('seats-are-empty');
      return prepare(table, { withoutEmpty: true });
    case 'results':
      if (data.phase !== 'finished') refuse('not-now');
      if (seating.people.length === 0) refuse('seats-are-empty');
      assembly.rematch.answerForAll(seating.people.filter((guest) => company.presence.isHere(guest)));
      return again(table, { isAlone: false });
    case 'round':
      if (session?.looking.isOn !== true) refuse('not-now');
      for (const { guest } of company.seatsHere()) session?.looking.saw(guest, session.looking.info?.at ?? 0);
      return;
    case 'pause':
      if (room.data.pause === null) refuse('not-now');
      room.pause(null);
      return table.change({});
  }
}
