import { expect, test } from 'vitest';
import { spaceBowl } from '#games/space-bowl';
import { type SeatInput, type Stamped, writeRecording } from '#tabletop';
import { tracksOf } from './moments.ts';

const at = (moment: number, type: string): Stamped => ({ at: moment, move: { type } });
const by = (seat: number, { at: moment, move }: Stamped): SeatInput<unknown> => ({ at: moment, by: seat, move });

const roundOf = (moves: readonly SeatInput<unknown>[], until: number) =>
  writeRecording(spaceBowl, { options: {}, players: [], moves, until });

const deeds = (runs: readonly (readonly Stamped[])[], moves: readonly SeatInput<unknown>[], until: number) =>
  tracksOf({ runs, recording: roundOf(moves, until) }).map(({ main }) => main?.deed ?? null);

test('who called, who followed, who was too late, and who only looked', () => {
  const runs = [[at(5, 'go'), at(6, 'place')], [at(9, 'go')], [at(40, 'go')], [at(7, 'doom')], []];
  const moves = [by(0, at(0, 'throw')), by(0, at(5, 'go')), by(0, at(6, 'place')), by(1, at(9, 'follow'))];
  expect(deeds(runs, moves, 15)).toEqual(['called', 'followed', 'late', 'against', null]);
});

test('after doom who had a card searched on, who had none said the same', () => {
  const runs = [[at(5, 'doom')], [at(7, 'go'), at(8, 'place')], [at(9, 'doom')], [at(14, 'go'), at(19, 'place')]];
  const moves = [by(0, at(5, 'doom')), by(1, at(8, 'place')), by(2, at(9, 'follow'))];
  expect(deeds(runs, moves, 18)).toEqual(['doomed', 'searched', 'doomed', 'late']);
});

test('who finished, and who would have', () => {
  const runs = [
    [at(3, 'build'), at(5, 'finish')],
    [at(4, 'build'), at(9, 'build'), at(10, 'finish')],
  ];
  const tracks = tracksOf({
    runs,
    recording: roundOf([by(0, at(3, 'build')), by(1, at(4, 'build')), by(0, at(5, 'finish'))], 5),
  });
  expect(tracks.map(({ main }) => main?.deed)).toEqual(['finished', 'late']);
  expect(tracks[1]?.marks.map(({ counts }) => counts)).toEqual([true, false, false]);
});
