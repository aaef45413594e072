/** What any bus must do, tried on a fresh one each time. Nothing here rests on a frame being heard at once. */

import { describe, expect, test } from 'vitest';
import type { Bus, Frame } from '../src/bus/bus.ts';
import { until } from '../trials/running.ts';

const frame = (text: string): Frame => ({ to: 'everybody', text, headStart: null });
const textsOf = (heard: readonly Frame[]) => heard.map(({ text }) => text);

/** The last frame of a table: what comes before it has been heard. */
async function heardAll(bus: Bus, table: string, heard: readonly Frame[]): Promise<void> {
  bus.publish(table, frame('the last'));
  await until('the last frame', () => heard.at(-1)?.text === 'the last');
}

export function busContract(name: string, open: () => Promise<Bus>): void {
  describe(`${name} keeps the contract of a bus`, () => {
    test('everybody who listens hears everything once, unchanged and in order', async () => {
      const bus = await open();
      const [one, two]: [Frame[], Frame[]] = [[], []];
      bus.subscribe('t', (heard) => void one.push(heard));
      bus.subscribe('t', (heard) => void two.push(heard));
      const frames = Array.from(
        { length: 500 },
        (_, index): Frame => ({
          to: index % 3 === 0 ? 'spectator' : index % 4,
          text: `{"n":${index},"s":"✦ \u2028"}`,
          headStart: index % 2 === 0 ? null : index / 2,
        }),
      );
      for (const each of frames) bus.publish('t', each);
      await heardAll(bus, 't', one);
      await until('the other one too', () => two.length === one.length);
      expect(one.slice(0, -1)).toEqual(frames);
      expect(two.slice(0, -1)).toEqual(frames);
      await bus.close();
    });

    test('nobody hears another table, what came before, or what comes after they stopped', async () => {
      const bus = await open();
      const [one, other]: [Frame[], Frame[]] = [[], []];
      bus.publish('t', frame('before'));
      const stop = bus.subscribe('t', (heard) => void one.push(heard));
      bus.subscribe('u', (heard) => void other.push(heard));
      bus.publish('t', frame('for t'));
      bus.publish('u', frame('for u'));
      await heardAll(bus, 't', one);
      stop();
      stop();
      bus.publish('t', frame('after'));
      await heardAll(bus, 'u', other);
      expect(textsOf(one)).toEqual(['for t', 'the last']);
      expect(textsOf(other)).toEqual(['for u', 'the last']);
      await bus.close();
    });

    test('what a listener publishes comes after what it heard, for everybody', async () => {
      const bus = await open();
      const [one, two]: [Frame[], Frame[]] = [[], []];
      bus.subscribe('t', (heard) => {
        one.push(heard);
        if (heard.text === 'question') bus.publish('t', frame('answer'));
      });
      bus.subscribe('t', (heard) => void two.push(heard));
      bus.publish('t', frame('question'));
      await until('the answer', () => two.length === 2);
      expect(textsOf(one)).toEqual(['question', 'answer']);
      expect(textsOf(two)).toEqual(['question', 'answer']);
      await bus.close();
    });

    test('a listener that fails harms no other, and the same function can listen twice', async () => {
      const bus = await open();
      const heard: Frame[] = [];
      bus.subscribe('t', () => {
        throw new Error('planted');
      });
      const hear = (one: Frame) => void heard.push(one);
      const stop = bus.subscribe('t', hear);
      bus.subscribe('t', hear);
      bus.publish('t', frame('a'));
      await until('both', () => heard.length === 2);
      stop();
      bus.publish('t', frame('b'));
      await until('the other one', () => heard.length === 3);
      expect(textsOf(heard)).toEqual(['a', 'a', 'b']);
      await bus.close();
    });
  });
}
