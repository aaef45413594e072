import { galaxySize, readMove, type SpaceBowlWords, writeCard, writeMove, writeThrow } from '#games/space-bowl';
import type { Notation } from '../notation.ts';

const WIDTH = 7;

export const notation: Notation<SpaceBowlWords> = {
  help: `throw · go · doom · follow · joker B3 · place C2 · ready
Planets: a azure, e ember, p prism, s sky, r rust, h ash; ? face down. In the throw * is the disc, o the black disc.`,
  write: writeMove,
  read: readMove,
  show(view) {
    const size = galaxySize(view.options);
    const rows = Array.from({ length: size }, (_, row) =>
      view.galaxy
        .slice(row * size, (row + 1) * size)
        .map((card) => (card === null ? '?' : writeCard(card)).padEnd(WIDTH)),
    );
    const { round } = view;
    return [
      `   ${'ABCDEF'
        .slice(0, size)
        .split('')
        .map((letter) => letter.padEnd(WIDTH))
        .join('')}`,
      ...rows.map((row, index) => `${index + 1}  ${row.join('')}`),
      `Infinity: ${view.infinity.top === null ? '–' : writeCard(view.infinity.top)}, ${view.infinity.left} left. Captain: seat ${view.captain}`,
      `Throw: ${round.thrown === null ? '–' : writeThrow(round.thrown)}`,
      `Phase: ${round.phase}. Scores: ${view.scores.join(' ')}. Your card: ${view.choice ?? '–'}`,
    ].join('\n');
  },
};
