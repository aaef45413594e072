import { boardOf, labCard, pointsOf, readMove, type SpaceLabWords, writeMove, writeStation } from '#games/space-lab';
import type { Notation } from '../notation.ts';

function cardText(id: string): string {
  const { cost, specialty, effect } = labCard(id);
  return `${id} (${cost}, ${specialty}${effect === null ? '' : `, ${JSON.stringify(effect)}`})`;
}

export const notation: Notation<SpaceLabWords> = {
  help: `arrange gold-gold-red red-red-blue blue-blue-green · hand-on gold-gold-red · reveal · keep gold · recruit red
place red-10 m1 < green-14 (paid with what follows <) · project mars-1 · end · pass`,
  write: writeMove,
  read: readMove,
  show(view) {
    const seats = view.seats.map((seat, number) =>
      [
        `Seat ${number}: ${writeStation(seat.station)}`,
        `  capsules ${seat.capsules.map((capsule, index) => `${capsule ?? '–'}${seat.validations[index] === null ? '' : ' ✓'}`).join(' | ')}`,
        `  ${seat.shown.length + seat.unseen.length} in hand, ${seat.projectCount} Projects${number === view.viewer ? `, ${pointsOf(boardOf(seat))} points` : ''}`,
      ].join('\n'),
    );
    return [
      ...seats,
      `Centre: ${view.centre.join(' ') || '–'}. Pile: ${view.pileSize}. Turned up: ${view.turnedUp.map(cardText).join(' ') || '–'}`,
      `Hand: ${view.hand.map(cardText).join(' ') || '–'}. Objectives to lay out: ${view.objectives.join(' ') || '–'}`,
      `Phase: ${view.phase}, seat ${view.turn ?? '–'} to act`,
    ].join('\n');
  },
};
