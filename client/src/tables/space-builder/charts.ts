/** Round by round: how many defects each city had, and how long each player took. */

import type { Event } from '#games/space-builder';
import type { Millis, Player } from '#tabletop';
import type { Told } from '../../host/host.ts';
import type { Course } from '../game-table.ts';
import { say } from './words.ts';

interface RoundTold {
  readonly since: Millis;
  readonly seconds: (number | null)[];
  defects: readonly number[];
}

export function roundsTold(told: readonly Told[], seatCount: number): readonly RoundTold[] {
  const rounds: RoundTold[] = [];
  for (const { at, event } of told as readonly { readonly at: Millis; readonly event: Event }[]) {
    const now = rounds.at(-1);
    if (event.type === 'plan-came-up') {
      rounds.push({ since: at, seconds: Array.from({ length: seatCount }, () => null), defects: [] });
    } else if (now !== undefined && event.type === 'finished') {
      now.seconds[event.seat] = Math.round((at - now.since) / 100) / 10;
    } else if (now !== undefined && event.type === 'round-ended') {
      now.defects = event.defects;
    }
  }
  return rounds.filter(({ defects }) => defects.length > 0);
}

export function chartsOf(told: readonly Told[], players: readonly Player[]): readonly Course[] {
  const rounds = roundsTold(told, players.length);
  return [
    {
      title: say('chart.defects'),
      unit: say('chart.defects.unit'),
      rounds: rounds.map(({ defects }) => defects),
      first: 1,
      goal: null,
    },
    {
      title: say('chart.times'),
      unit: say('chart.times.unit'),
      rounds: rounds.map(({ seconds }) => seconds),
      first: 1,
      goal: null,
    },
  ];
}
