/** The galaxy, and beside it what was thrown. */

import { constellation, galaxySize, PLANETS, type Planet, type View } from '#games/space-bowl';
import { cardBack, cardDrawing } from '../../art/bowl/card.ts';
import { COMPUTER_HEIGHT, COMPUTER_WIDTH, computerDrawing, wellCentre } from '../../art/bowl/computer.ts';
import { marbleDrawing } from '../../art/bowl/planets.ts';
import { tokenDrawing } from '../../art/bowl/tokens.ts';
import { placed } from '../../art/drawing.ts';
import { type Still, sideBySide } from '../../pictures/still.ts';

const PITCH = 106;

export function stillOf(json: object): Still {
  // A view of this game, whoever made it.
  const view = json as View;
  const size = galaxySize(view.options);
  const cards = view.galaxy.map((card, at) => {
    const { planets, decoys } = card === null ? { planets: [], decoys: [] } : constellation(card);
    const drawing = card === null ? cardBack : cardDrawing(planets, decoys);
    return placed(`translate(${(at % size) * PITCH} ${Math.floor(at / size) * PITCH})`, drawing);
  });
  const width = size * PITCH - (PITCH - 100);
  const galaxy = { width, height: width, drawing: cards.join('') };
  const thrown = view.round.thrown ?? view.lastReveal?.thrown ?? null;
  return thrown === null ? galaxy : sideBySide([galaxy, computerWith(thrown)], 40);
}

function computerWith({ destination, marbles, blackHole }: NonNullable<View['round']['thrown']>): Still {
  const lying = (cell: Parameters<typeof wellCentre>[0], drawing: string, scale: number): string => {
    const { x, y } = wellCentre(cell);
    return placed(`translate(${x} ${y}) scale(${scale})`, drawing);
  };
  const discs = [
    lying(destination, tokenDrawing('destination'), 0.8),
    blackHole === null ? '' : lying(blackHole, tokenDrawing('blackHole'), 0.8),
  ];
  const balls = PLANETS.flatMap((planet: Planet) => {
    const cell = marbles[planet];
    return cell === undefined ? [] : [lying(cell, marbleDrawing(planet), 1.7)];
  });
  return {
    width: COMPUTER_WIDTH,
    height: COMPUTER_HEIGHT,
    drawing: computerDrawing + discs.join('') + balls.join(''),
  };
}
