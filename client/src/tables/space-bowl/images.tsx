/** The pieces of the box as images: a galaxy shows up to thirty-six cards, and each is drawn once. */

import { type Card, constellation, DECK, type Decoy, type Planet } from '#games/space-bowl';
import { cardBack, cardDrawing } from '../../art/bowl/card.ts';
import { COMPUTER_HEIGHT, COMPUTER_WIDTH, computerDrawing } from '../../art/bowl/computer.ts';
import { decoyDrawing } from '../../art/bowl/decoys.ts';
import { marbleDrawing, planetDrawing } from '../../art/bowl/planets.ts';
import { type Token, tokenDrawing } from '../../art/bowl/tokens.ts';
import { imageAddress, type Sheet } from '../../art/image-address.ts';
import { theme } from '../../settings/settings.ts';

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

/** Marbles and planets share a box, so that each keeps its size beside the others. */
const PLANET_BOX = [-22, -22, 44, 44] as const;

export function PlanetImage({ planet, ...frame }: ImageProps & { readonly planet: Planet }) {
  return <Drawn sheet={{ name: `bowl-${planet}`, box: PLANET_BOX, drawing: planetDrawing(planet) }} {...frame} />;
}

export function MarbleImage({ planet, ...frame }: ImageProps & { readonly planet: Planet }) {
  const sheet = { name: `bowl-marble-${planet}`, box: PLANET_BOX, drawing: marbleDrawing(planet) };
  return <Drawn sheet={sheet} {...frame} />;
}

export function DecoyImage({ decoy, ...frame }: ImageProps & { readonly decoy: Decoy }) {
  return (
    <Drawn sheet={{ name: `bowl-decoy-${decoy}`, box: [-16, -16, 32, 32], drawing: decoyDrawing(decoy) }} {...frame} />
  );
}

export function TokenImage({ token, ...frame }: ImageProps & { readonly token: Token }) {
  const sheet = { name: `bowl-token-${token}`, box: [-50, -50, 100, 100] as const, drawing: tokenDrawing(token) };
  return <Drawn sheet={sheet} {...frame} />;
}

export function BoxImage(frame: ImageProps) {
  const box = [0, 0, COMPUTER_WIDTH, COMPUTER_HEIGHT] as const;
  return <Drawn sheet={{ name: 'bowl-computer', box, drawing: computerDrawing }} {...frame} />;
}

function Drawn({ sheet, class: name }: ImageProps & { readonly sheet: Sheet }) {
  return <img src={imageAddress(sheet, theme.value)} class={name} alt="" draggable={false} decoding="sync" />;
}

/** So that no card is missing for a moment when it is first turned up. */
export function prepareCards(): void {
  for (const card of [null, ...DECK.keys()]) new Image().src = imageAddress(cardSheet(card), theme.peek());
}
