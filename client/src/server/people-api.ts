/** What is asked of the server about people: their matches, those they know, how they stay the same person. */

import type {
  DeviceInfo,
  DeviceMatch,
  GameFigures,
  GuestInfo,
  News,
  PersonInfo,
  PlayedMatch,
  PlayedMatches,
  Recovered,
  WaysBack,
} from '#protocol';
import { type Answer, ask, askAsGuest, became, forgetSelf } from './api.ts';

export interface Wanted {
  readonly game: string | null;
  readonly person: string | null;
  /** The `next` of the page before. */
  readonly from?: string | undefined;
}

export function finishedMatches({ game, person, from }: Wanted): Promise<Answer<PlayedMatches>> {
  const wanted = new URLSearchParams({ state: 'finished' });
  if (game !== null) wanted.set('game', game);
  if (person !== null) wanted.set('person', person);
  if (from !== undefined) wanted.set('from', from);
  return ask('GET', `/me/matches?${wanted}`);
}

export const ownFigures = (): Promise<Answer<readonly GameFigures[]>> => ask('GET', '/me/figures');

/** A match of this device becomes one of the server's, and its owner's. */
export const handOver = (match: DeviceMatch): Promise<Answer<PlayedMatch>> => askAsGuest('POST', '/me/matches', match);

/** A match that was handed over is taken back: nobody finds it at the server any more. */
export const withdraw = (match: string): Promise<Answer<object>> => ask('POST', `/me/matches/${match}/withdraw`, {});

export const peopleMet = (): Promise<Answer<readonly PersonInfo[]>> => ask('GET', '/me/people');

export type PersonDeed = 'add' | 'remove' | 'block' | 'unblock';

export const dealWith = (person: string, deed: PersonDeed): Promise<Answer<PersonInfo>> =>
  ask('POST', `/me/people/${person}/${deed}`, {});

export const inviteTo = (table: string, person: string): Promise<Answer<{ readonly seconds: number }>> =>
  ask('POST', `/me/people/${person}/invite`, { table });

export const latestNews = (): Promise<Answer<News>> => ask('GET', '/me/news');

export const dismissInvitation = (id: string): Promise<Answer<News>> =>
  ask('POST', `/me/invitations/${id}/dismiss`, {});

export const waysBack = (): Promise<Answer<WaysBack>> => ask('GET', '/me/ways');

export const newWords = (): Promise<Answer<{ readonly words: readonly string[] }>> =>
  askAsGuest('POST', '/me/words', {});

/** This device becomes the person whose words these are. */
export const becomeByWords = async (words: string): Promise<Answer<Recovered>> =>
  became(await ask<Recovered>('POST', '/words', { words }));

/** What this device was before becomes part of whom it has become. */
export const takeAlong = (merge: string): Promise<Answer<GuestInfo>> => ask('POST', '/me/merge', { merge });

export const endPasskey = (id: string): Promise<Answer<WaysBack>> => ask('POST', `/me/passkeys/${id}/end`, {});

export const endOtherDevices = (): Promise<Answer<readonly DeviceInfo[]>> => ask('POST', '/me/devices/end-others', {});

export const EXPORT_ADDRESS = '/api/me/export';

export async function eraseMe(): Promise<Answer<object>> {
  const answer = await ask<object>('POST', '/me/erase', { sure: true });
  if (answer.ok) forgetSelf();
  return answer;
}
