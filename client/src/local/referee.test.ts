import { describe, expect, test } from 'vitest';
import { spaceBuilder } from '#games/space-builder';
import { RECORDING_FORMAT, type WrittenRecording } from '#tabletop';
import { BotSeats } from './bot-seats.ts';
import { Referee } from './referee.ts';

const recording: WrittenRecording = {
  format: RECORDING_FORMAT,
  game: 'space-builder',
  rulesVersion: 1,
  options: { upright: false, roundSeconds: 120, pauseSeconds: 15 },
  players: [{ name: 'Ada' }, { name: 'Pixel', bot: 'regular' }],
  chance: { key: '11'.repeat(64) },
  moves: [],
};
const building = { type: 'build', building: 1, face: 'A', plot: 0, turn: 0 };

/** Ready at 1 s and 2 s: the plan is up from the second on. */
function begun(): Referee {
  const referee = new Referee(spaceBuilder, recording);
  expect(referee.play(0, { type: 'ready' }, 1_000)).toBeNull();
  expect(referee.play(1, { type: 'ready' }, 2_000)).toBeNull();
  return referee;
}

describe('a match and its recording', () => {
  test('what was played can be taken up again from the recording', () => {
    const referee = begun();
    referee.play(0, building, 3_000);
    referee.passTime(9_000);
    const again = new Referee(spaceBuilder, referee.recording());
    expect(again.reached).toBe(9_000);
    expect(again.scene(0)).toEqual({ ...referee.scene(0), canUndo: false });
  });

  test('a refused move is not written down, and says which rule', () => {
    const referee = begun();
    expect(referee.play(0, { type: 'finish' }, 3_000)).toEqual({ because: 'buildings-missing', rule: 'FINISH-1' });
    expect(referee.recording().moves).toHaveLength(2);
  });

  test('a move that brought nothing to light is taken back; one that did is not', () => {
    const referee = begun();
    expect(referee.scene(1).canUndo).toBe(false);
    referee.play(0, building, 3_000);
    expect(referee.scene(0).canUndo).toBe(true);
    expect(referee.undo(1)).toBe(false);
    expect(referee.undo(0)).toBe(true);
    expect(referee.recording().moves).toHaveLength(2);
    expect(referee.undo(0)).toBe(false);
  });

  test('nothing is taken back once time has brought something', () => {
    const referee = begun();
    referee.play(0, building, 3_000);
    referee.passTime(200_000);
    expect(referee.scene(0).canUndo).toBe(false);
  });

  test('each viewer is told only what they may know', () => {
    const referee = begun();
    referee.play(1, building, 3_000);
    const types = (viewer: 0 | 1): readonly string[] => referee.toldTo(viewer, 0).map(({ event }) => event.type);
    expect(types(1).at(-1)).toBe('built');
    expect(types(0).at(-1)).toBe('placed');
  });
});

describe('seats of bots', () => {
  test('a plan stands until its bot sees something new; a bot that moved is asked again', () => {
    const asked: number[] = [];
    const bots = new BotSeats([1], (_, __, now) => {
      asked.push(now);
      return { move: { at: now }, after: 100 };
    });
    let view = { round: 1 };
    bots.look(() => view, 0);
    bots.look(() => view, 50);
    expect([asked, bots.nextAt]).toEqual([[0], 100]);
    view = { round: 2 };
    bots.look(() => view, 60);
    expect([asked, bots.nextAt, bots.takeDue(159)]).toEqual([[0, 60], 160, null]);
    expect(bots.takeDue(160)).toEqual({ seat: 1, move: { at: 60 }, at: 160 });
    bots.look(() => view, 160);
    expect(asked).toEqual([0, 60, 160]);
  });
});
