/** The pieces of the box as images: a galaxy shows up to thirty-six cards, and each is drawn once. */

import { type Card, constellation, DECK, PLANETS, type Planet } from '#games/space-bowl';
import { addressOf, type Sheet, shelfOf } from '../../art/bitmaps.ts';
import { cardBack, cardDrawing } from '../../art/bowl/card.ts';
import { COMPUTER_HEIGHT, COMPUTER_WIDTH, computerDrawing } from '../../art/bowl/computer.ts';
import { marbleDrawing } from '../../art/bowl/planets.ts';
import { TOKENS, type Token, tokenDrawing } from '../../art/bowl/tokens.ts';

interface ImageProps {
  readonly class?: string | undefined;
}

function cardSheet(card: Card | null): Sheet {
  const box = [0, 0, 100, 100] as const;
  if (card === null) return { name: 'bowl-back', box, drawing: cardBack };
  const { id, planets, decoys } = constellation(card);
  return { name: `bowl-${id}`, box, drawing: cardDrawing(planets, decoys) };
}

/** Null: face down. */
export function CardImage({ card, ...frame }: ImageProps & { readonly card: Card | null }) {
  return <Drawn sheet={cardSheet(card)} {...frame} />;
}

/** Marbles share a box, so that each keeps its size beside the others. */
const PLANET_BOX = [-22, -22, 44, 44] as const;

const marbleSheet = (planet: Planet): Sheet => ({
  name: `bowl-marble-${planet}`,
  box: PLANET_BOX,
  drawing: marbleDrawing(planet),
});

export function MarbleImage({ planet, ...frame }: ImageProps & { readonly planet: Planet }) {
  return <Drawn sheet={marbleSheet(planet)} {...frame} />;
}

const tokenSheet = (token: Token): Sheet => ({
  name: `bowl-token-${token}`,
  box: [-50, -50, 100, 100],
  drawing: tokenDrawing(token),
});

export function TokenImage({ token, ...frame }: ImageProps & { readonly token: Token }) {
  return <Drawn sheet={tokenSheet(token)} {...frame} />;
}

const BOX_SHEET: Sheet = {
  name: 'bowl-computer',
  box: [0, 0, COMPUTER_WIDTH, COMPUTER_HEIGHT],
  drawing: computerDrawing,
};

export function BoxImage(frame: ImageProps) {
  return <Drawn sheet={BOX_SHEET} {...frame} />;
}

function Drawn({ sheet, class: name }: ImageProps & { readonly sheet: Sheet }) {
  return <img src={addressOf(sheet)} class={name} alt="" draggable={false} decoding="sync" />;
}

/** How large a card can be on this screen, in its own pixels. */
function cardPixels(): number {
  const css = Math.min(innerWidth, innerHeight) / 5;
  return Math.min(400, Math.max(128, css * devicePixelRatio));
}

const preparePieces = shelfOf(
  () => [...[null, ...DECK.keys()].map(cardSheet), ...PLANETS.map(marbleSheet), ...TOKENS.map(tokenSheet)],
  cardPixels,
);
const prepareBox = shelfOf(
  () => [BOX_SHEET],
  () => cardPixels() * 3,
);

/** Every piece as a bitmap, once, before a table is shown. */
export async function prepareImages(): Promise<void> {
  await Promise.all([preparePieces(), prepareBox()]);
}
