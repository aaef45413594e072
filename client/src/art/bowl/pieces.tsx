import type { ComponentChildren } from 'preact';
import type { Decoy, Planet } from '#games/space-bowl';
import { type Frame, Picture } from '../picture.tsx';
import { cardBack, cardDrawing, isPlanet, pileEdges } from './card.ts';
import { COMPUTER_HEIGHT, COMPUTER_WIDTH, computerDrawing } from './computer.ts';
import { decoyDrawing } from './decoys.ts';
import { marbleDrawing, planetDrawing } from './planets.ts';
import { spotsOf } from './scatter.ts';
import { type Token, tokenDrawing } from './tokens.ts';
import './pieces.css';

/** The letters of a language, for those who want them. */
export type PlanetLetters = Readonly<Record<Planet, string>>;

function Letter({ x = 0, y = 0, letter }: { x?: number; y?: number; letter: string }) {
  return (
    <text class="planet-letter" x={x} y={y + 5.4}>
      {letter}
    </text>
  );
}

type PlanetPictureProps = Frame & {
  readonly planet: Planet;
  /** Its letter, where letters are on. */
  readonly letter?: string | undefined;
  /** A marble: the planet with its shadow on the floor of a well. */
  readonly marble?: boolean | undefined;
};

/** Planets keep their sizes beside one another: the box is the largest one's. */
export function PlanetPicture({ planet, letter, marble, ...frame }: PlanetPictureProps) {
  return (
    <Picture box="-22 -22 44 44" drawing={marble ? marbleDrawing(planet) : planetDrawing(planet)} {...frame}>
      {letter === undefined ? null : <Letter letter={letter} />}
    </Picture>
  );
}

export function DecoyPicture({ decoy, ...frame }: Frame & { readonly decoy: Decoy }) {
  return <Picture box="-16 -16 32 32" drawing={decoyDrawing(decoy)} {...frame} />;
}

export function TokenPicture({ token, ...frame }: Frame & { readonly token: Token }) {
  return <Picture box="-50 -50 100 100" drawing={tokenDrawing(token)} {...frame} />;
}

type CardPictureProps = Frame & {
  readonly planets: readonly Planet[];
  readonly decoys: readonly Decoy[];
  readonly faceDown?: boolean | undefined;
  readonly letters?: PlanetLetters | undefined;
};

/** A constellation card. Planets on it are never rescaled: size is a cue. */
export function CardPicture({ planets, decoys, faceDown, letters, ...frame }: CardPictureProps) {
  if (faceDown) return <Picture box="0 0 100 100" drawing={cardBack} {...frame} />;
  const spots = letters === undefined ? [] : spotsOf(planets, decoys);
  return (
    <Picture box="0 0 100 100" drawing={cardDrawing(planets, decoys)} {...frame}>
      {spots.map(({ thing, x, y }) =>
        isPlanet(thing) && letters !== undefined ? <Letter key={thing} x={x} y={y} letter={letters[thing]} /> : null,
      )}
    </Picture>
  );
}

/** Infinity: its top card, and as many edges below it as show. */
export function PilePicture({ below, ...card }: CardPictureProps & { readonly below: number }) {
  const { x, y, size, width, height, class: name, ...top } = card;
  return (
    <Picture
      box="0 -13 113 113"
      drawing={pileEdges(below)}
      x={x}
      y={y}
      size={size}
      width={width}
      height={height}
      class={name}
    >
      <CardPicture {...top} size={100} />
    </Picture>
  );
}

/** The box with its nine wells; lay marbles and discs at `wellCentre`. */
export function ComputerPicture({ children, ...frame }: Frame & { readonly children?: ComponentChildren }) {
  return (
    <Picture box={`0 0 ${COMPUTER_WIDTH} ${COMPUTER_HEIGHT}`} drawing={computerDrawing} {...frame}>
      {children}
    </Picture>
  );
}
