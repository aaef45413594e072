/** For whoever comes back to a table. */

import type { Note, Since } from '#protocol';
import type { Seat } from '#tabletop';
import { type Answer, ask } from './api.ts';

export const happenedSince = (match: string, { seat, at }: { readonly seat: Seat; readonly at: number }) =>
  ask<Since>('GET', `/matches/${match}/since?seat=${seat}&at=${at}`);

export const noteAbout = (table: string): Promise<Answer<Note>> => ask('GET', `/tables/${table}/note`);

export const keepNote = (table: string, text: string): Promise<Answer<Note>> =>
  ask('POST', `/tables/${table}/note`, { text });
