import { expect, test } from 'vitest';
import { LiveMatch, quickChance } from '#tabletop';
import { type BidWords, sealedBids } from '#tabletop/testing';
import { BotSchedule, type Question } from '../src/schedule.ts';
import { SelfPlay } from '../src/self-play.ts';

const begun = (): LiveMatch<BidWords> =>
  new LiveMatch(sealedBids, { options: { bidSeconds: 10 }, seatCount: 2, chance: quickChance(1) });
const lowest = ({ view }: Question<BidWords>) => ({ type: 'bid', card: Math.min(...view.hand) }) as const;
const onlyOne = (seat: number) => (seat === 1 ? 'expert' : null);

test('a plan stands until its bot sees something new', () => {
  const match = begun();
  const schedule = new BotSchedule(match, (seat) => seat);
  const [first] = schedule.look(onlyOne, 5);
  expect(first?.asked).toEqual({ level: 'expert', seed: 1, now: 5 });
  schedule.answer(first as Question<BidWords>, { move: lowest(first as Question<BidWords>), after: 100.4 });
  expect([schedule.next(), schedule.look(onlyOne, 50)]).toEqual([[{ at: 105, by: 1 }], []]);
  match.play({ at: 60, by: 0, move: { type: 'bid', card: match.state.hands[0]?.[0] } });
  const [second] = schedule.look(onlyOne, 60);
  expect([second?.asked.now, schedule.next(), schedule.stands(first as Question<BidWords>)]).toEqual([60, [], false]);
  schedule.answer(first as Question<BidWords>, { move: lowest(first as Question<BidWords>), after: 0 });
  expect(schedule.next()).toEqual([]);
});

test('a bot that has moved is asked again, even if it sees nothing new', () => {
  const match = begun();
  /** What anybody sees never changes. */
  const blind = { ...sealedBids, view: () => sealedBids.view(begun().state, 1) };
  const unseeing = new LiveMatch(blind, { options: { bidSeconds: 10 }, seatCount: 2, chance: quickChance(1) });
  const schedule = new BotSchedule(unseeing, () => 1);
  const [question] = schedule.look(onlyOne, 0);
  schedule.answer(question as Question<BidWords>, { move: lowest(question as Question<BidWords>), after: 10 });
  const move = schedule.press(1, 10);
  expect(schedule.look(onlyOne, 10)).toEqual([]);
  expect(unseeing.play({ at: 10, by: 1, move })).toBeNull();
  expect(schedule.look(onlyOne, 10)).toHaveLength(1);
  expect(match.moves).toEqual([]);
});

test('a move of which nothing comes is followed by anything legal two seconds later', () => {
  const match = begun();
  const players = {
    levelOf: onlyOne,
    seedOf: () => 1,
    decide: () => ({ move: { type: 'bid', card: -1 } as const, after: 300 }),
  };
  const bots = new SelfPlay(match, players);
  bots.think(0);
  expect(bots.happen(299)).toBeNull();
  expect(bots.happen(300)).toMatchObject({ at: 300, refusal: { because: 'not-a-move' } });
  bots.think(300);
  expect(bots.nextAt).toBe(2_300);
  expect(bots.happen(2_300)).toMatchObject({ at: 2_300, input: { by: 1 }, refusal: null });
});

test('a wake-up comes before a move at the same moment, and waits as long as it was told to', () => {
  const decide = (after: number) => (question: Question<BidWords>) => ({ move: lowest(question), after });
  const prompt = new SelfPlay(begun(), { levelOf: onlyOne, seedOf: () => 1, decide: decide(10_000) });
  prompt.think(0);
  expect(prompt.happen(10_000)).toEqual({ at: 10_000, input: null, refusal: null });
  const patient = new SelfPlay(begun(), { levelOf: onlyOne, seedOf: () => 1, decide: decide(9_999), patience: 20 });
  patient.think(0);
  expect([patient.nextAt, patient.happen(10_019)?.input?.at]).toEqual([9_999, 9_999]);
  expect([patient.happen(10_019), patient.happen(10_020)?.at]).toEqual([null, 10_000]);
});

test('a wake-up waits for nobody once somebody moves after it, and comes by itself', () => {
  const decide = (question: Question<BidWords>) => ({ move: lowest(question), after: 10_005 });
  const players = { levelOf: onlyOne, seedOf: () => 1, decide, patience: 20 };
  const bots = new SelfPlay(begun(), players);
  bots.think(0);
  expect([bots.happen(10_004), bots.happenBefore(10_004)?.at]).toEqual([null, 10_000]);
  const later = new SelfPlay(begun(), players);
  later.think(0);
  expect([later.happen(10_005)?.input, later.happen(10_005)?.input?.at]).toEqual([null, 10_005]);
});

test('time is over: the answer to a hurried question is carried out at once', () => {
  const schedule = new BotSchedule(begun(), () => 1);
  const question = schedule.hurry(0, 'regular', 700);
  schedule.answer(question, { move: lowest(question), after: 5_000 });
  expect(schedule.next()).toEqual([{ at: 700, by: 0 }]);
});
