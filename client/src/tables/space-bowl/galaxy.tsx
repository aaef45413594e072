/** The galaxy: a square of cards as a grid that is tapped, walked by arrow keys, and heard card by card. */

import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { type Card, constellation, type Position, positionsOf } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import { isPlanet } from '../../art/bowl/card.ts';
import { clearSpot, JOKER_ROOM, spotsOf } from '../../art/bowl/scatter.ts';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import { Sign } from '../../look/icon.tsx';
import { check, cross } from '../../look/icons.ts';
import { CardImage, TokenImage } from './images.tsx';
import { cardWords, planetLetter } from './sky-words.ts';
import { say } from './words.ts';
import './galaxy.css';
import { ARROWS, moveTabStop, walkGrid } from '../grid-keys.ts';

/** A token on a card, and what came of it. */
export interface LaidToken {
  readonly seat: Seat;
  readonly verdict: 'right' | 'wrong' | null;
}

/** What there is to see on one card beside the card itself. */
export interface CardMark {
  /** chosen: one's own choice. joker: it lies here. unseen: valid, and nobody saw it. hint: look here. */
  readonly ring?: 'chosen' | 'joker' | 'unseen' | 'hint' | undefined;
  readonly joker?: boolean | undefined;
  readonly tokens?: readonly LaidToken[] | undefined;
  /** Out of play: darkened. */
  readonly veiled?: boolean | undefined;
  /** Bright where all others are darkened. */
  readonly lit?: boolean | undefined;
  /** What a listener hears of the mark, after the planets. */
  readonly words?: string | undefined;
}

export type CardMarks = ReadonlyMap<Position, CardMark>;

export interface GalaxyProps {
  /** Row by row; null: face down. 25 or 36 of them. */
  readonly cards: readonly (Card | null)[];
  /** A letter on every planet. */
  readonly letters: boolean;
  /** The cards are on a big screen: here each is its coordinate. They are still heard. */
  readonly isAfar?: boolean | undefined;
  readonly marks?: CardMarks | undefined;
  /** All cards but those that are lit are darkened. */
  readonly veiled?: boolean | undefined;
  /** One's own choice: its card is pressed. */
  readonly chosen?: Position | null | undefined;
  /** Tapped, or Enter. Left out where the galaxy is only looked at. */
  readonly onChoose?: ((position: Position) => void) | undefined;
  /** Held, hovered or focused: whatever is to be shown of a card before it is chosen; null when it is left. */
  readonly onPoint?: ((position: Position | null) => void) | undefined;
  readonly label?: string | undefined;
  /** Drawn above the cards: a fitting, a frame. */
  readonly children?: ComponentChildren;
}

/** Cards are 100 units wide and this far apart: whatever is drawn above the galaxy is measured so. */
export const CARD_GAP = 7;
export const CARD_PITCH = 100 + CARD_GAP;

export const galaxyWidth = (size: number): number => size * CARD_PITCH - CARD_GAP;

const NO_MARKS: CardMarks = new Map();
/** A card that lies face down. */
const NOTHING = { planets: [], decoys: [] } as const;

/** Drawn anew only for other cards, marks or letters: give it the same ones while they are the same. */
export const Galaxy = memo(function Galaxy(props: GalaxyProps) {
  const { cards, letters, isAfar = false, marks = NO_MARKS, veiled = false, chosen = null } = props;
  const { onChoose, onPoint, label, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  // Cards are drawn anew only when they change: what they call must not be one of the changes.
  const calls = useRef({ onChoose, onPoint });
  calls.current = { onChoose, onPoint };
  const choose = useRef((position: Position) => calls.current.onChoose?.(position)).current;
  const point = useRef((position: Position | null) => calls.current.onPoint?.(position)).current;
  const size = Math.sqrt(cards.length);
  const positions = positionsOf(size);

  return (
    <div class="galaxy" style={{ '--n': size }} data-veiled={veiled ? '' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table laid out as a grid loses its meaning in some browsers */}
      <div
        ref={grid}
        role="grid"
        class="galaxy-cards"
        aria-label={label ?? say('galaxy', { size })}
        onKeyDown={(event) => walkGrid(event, (from, key) => neighbourOf(from, key, size))}
        onFocusIn={(event) => moveTabStop(grid.current, event.target as HTMLElement)}
      >
        {Array.from({ length: size }, (_, row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: cards are focused, not rows
          <div key={row} role="row" class="galaxy-row">
            {positions.slice(row * size, (row + 1) * size).map((position, column) => (
              <GalaxyCard
                key={position}
                position={position}
                place={row * size + column}
                card={cards[row * size + column] ?? null}
                mark={marks.get(position)}
                letters={letters}
                isAfar={isAfar}
                isChosen={chosen === position}
                isOffered={onChoose !== undefined}
                choose={choose}
                point={point}
              />
            ))}
          </div>
        ))}
      </div>
      <Axes size={size} />
      {children}
    </div>
  );
});

interface GalaxyCardProps {
  readonly position: Position;
  readonly place: number;
  readonly card: Card | null;
  readonly mark: CardMark | undefined;
  readonly letters: boolean;
  readonly isAfar: boolean;
  readonly isChosen: boolean;
  readonly isOffered: boolean;
  readonly choose: (position: Position) => void;
  readonly point: (position: Position | null) => void;
}

const GalaxyCard = memo(function GalaxyCard(props: GalaxyCardProps) {
  const { position, place, card, mark, letters, isAfar, isChosen, isOffered, choose, point } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside is focused
    <div role="gridcell" class="galaxy-cell">
      <button
        type="button"
        class="galaxy-card"
        data-place={place}
        data-position={position}
        data-ring={isChosen ? 'chosen' : mark?.ring}
        data-veiled={mark?.veiled === true ? '' : undefined}
        data-lit={mark?.lit === true ? '' : undefined}
        tabIndex={place === 0 ? 0 : -1}
        aria-label={wordsOf(position, card, mark)}
        aria-pressed={isOffered ? isChosen : undefined}
        onClick={() => choose(position)}
        onPointerEnter={() => point(position)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(position)}
        onBlur={() => point(null)}
      >
        {isAfar ? <span class="galaxy-coordinate number">{position}</span> : <Face card={card} letters={letters} />}
        {mark?.joker === true ? <Joker card={isAfar ? null : card} /> : null}
        {mark?.tokens === undefined ? null : <Tokens tokens={mark.tokens} />}
      </button>
    </div>
  );
});

/** "C3: azure, prism and ash", then what lies on it. */
function wordsOf(position: Position, card: Card | null, mark: CardMark | undefined): string {
  const words = { position, planets: cardWords(card) };
  return mark?.words === undefined ? say('card', words) : say('card.marked', { ...words, mark: mark.words });
}

function Face({ card, letters }: Pick<GalaxyCardProps, 'card' | 'letters'>) {
  return (
    <>
      <CardImage card={card} class="galaxy-picture" />
      {letters && card !== null ? <Letters card={card} /> : null}
    </>
  );
}

function Letters({ card }: { readonly card: Card }) {
  const { planets, decoys } = constellation(card);
  return (
    <svg class="galaxy-letters" viewBox="0 0 100 100" aria-hidden="true">
      {spotsOf(planets, decoys).map(({ thing, x, y }) =>
        isPlanet(thing) ? (
          <text key={thing} x={x} y={y + 6.2}>
            {planetLetter(thing)}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** Beside the planets: everybody must still be able to read the card. */
function Joker({ card }: { readonly card: Card | null }) {
  const { planets, decoys } = card === null ? NOTHING : constellation(card);
  const { x, y } = clearSpot(spotsOf(planets, decoys));
  const place = { left: `${x - JOKER_ROOM}%`, top: `${y - JOKER_ROOM}%`, width: `${2 * JOKER_ROOM}%` };
  return (
    <span class="galaxy-joker" style={place}>
      <TokenImage token="joker" class="galaxy-joker-face" />
    </span>
  );
}

/** All tokens of a card at once; the more there are, the smaller they lie. */
function Tokens({ tokens }: { readonly tokens: readonly LaidToken[] }) {
  return (
    <span class="galaxy-tokens" data-many={tokens.length > 4 ? 'many' : tokens.length > 1 ? 'some' : 'one'}>
      {tokens.map(({ seat, verdict }) => (
        <span key={seat} class="galaxy-token" data-verdict={verdict ?? undefined}>
          <HelmetPicture seat={seat} size="100%" />
          {verdict === null ? null : (
            <span class="galaxy-verdict">
              <Sign of={verdict === 'right' ? check : cross} size="70%" />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

/** Column letters and row numbers, where there is room beside the cards. */
function Axes({ size }: { readonly size: number }) {
  const names = positionsOf(size);
  const lines = Array.from({ length: size }, (_, line) => line);
  return (
    <div class="galaxy-axes" aria-hidden="true">
      <div class="galaxy-columns number">
        {lines.map((line) => (
          <span key={line}>{names[line]?.[0]}</span>
        ))}
      </div>
      <div class="galaxy-lines number">
        {lines.map((line) => (
          <span key={line}>{line + 1}</span>
        ))}
      </div>
    </div>
  );
}

/** The edge is an end: what lies beyond it is not the galaxy's. */
function neighbourOf(place: number, key: string, size: number): number | null {
  const row = Math.floor(place / size);
  const column = place % size;
  const step = ARROWS[key];
  const within = (line: number): number => Math.max(0, Math.min(size - 1, line));
  if (step !== undefined) return within(row + step[0]) * size + within(column + step[1]);
  if (key === 'Home') return row * size;
  return key === 'End' ? row * size + size - 1 : null;
}
