/** The end of a round: who pointed where and what it is worth, line by line, and every card that nobody saw. */

import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import type { Position, Reveal, ScoreLine, View } from '#games/space-bowl';
import type { Seat, Viewer } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { useOneByOne } from '../moments.ts';
import { failureWords, unusedJokerWords } from './fit-words.ts';
import { fittingOf } from './fitting.ts';
import { TokenImage } from './images.tsx';
import type { PastRound } from './past-round.ts';
import { signed } from './points.ts';
import { Unseen } from './unseen.tsx';
import type { NameOf } from './who.ts';
import { say } from './words.ts';
import './uncovered.css';

/** Whose or which pattern lies on the galaxy. */
export type Shown =
  | { readonly kind: 'token'; readonly seat: Seat }
  | { readonly kind: 'unseen'; readonly position: Position; readonly joker: Position | null };

export interface UncoveredProps {
  readonly view: View;
  readonly past: PastRound;
  readonly seats: readonly SeatNow[];
  readonly shown: Shown | null;
  /** Seen: before that its places are only kept. */
  readonly isOpen: boolean;
  /** The cards nobody saw come last. */
  readonly hasUnseen: boolean;
  readonly nameOf: NameOf;
  readonly onShow: (shown: Shown) => void;
}

export function Uncovered({ view, past, seats, shown, isOpen, hasUnseen, nameOf, onShow }: UncoveredProps) {
  const drawn = useOneByOne(past.reveal === null || !isOpen ? 0 : seats.length);
  // What is drawn stays, though hidden, until the next round takes its place.
  const isFull = useRef(false);
  if (hasUnseen) isFull.current = true;
  return (
    <>
      {past.reveal === null ? null : (
        <ul class="bowl-results" aria-label={say('results')} data-many={seats.length > 5 ? '' : undefined}>
          {inOrder(past.reveal, seats).map((seat, nth) => (
            <Result
              key={seat}
              isDrawn={nth < drawn}
              seat={seat}
              past={past}
              reveal={past.reveal as Reveal}
              total={view.scores[seat] ?? 0}
              isCaptain={view.captain === seat}
              isShown={shown?.kind === 'token' && shown.seat === seat}
              nameOf={nameOf}
              onShow={onShow}
            />
          ))}
          {shown?.kind === 'token' ? (
            <li class="bowl-detail" aria-hidden="true">
              <Lines past={past} reveal={past.reveal} seat={shown.seat} />
            </li>
          ) : null}
        </ul>
      )}
      {past.reveal === null ? null : <Won past={past} viewer={view.viewer} nameOf={nameOf} />}
      {isFull.current ? <Unseen past={past} shown={shown} onShow={onShow} /> : <div class="bowl-unseen-room" />}
    </>
  );
}

/** The caller, then whoever placed or showed a button, then those who watched. */
function inOrder({ call, followers, tokens }: Reveal, seats: readonly SeatNow[]): readonly Seat[] {
  const takers = [call.caller, ...tokens.map(({ seat }) => seat), ...followers];
  return [...new Set([...takers, ...seats.map(({ seat }) => seat)])];
}

interface ResultProps {
  readonly seat: Seat;
  /** Until then its place is only kept. */
  readonly isDrawn: boolean;
  readonly past: PastRound;
  readonly reveal: Reveal;
  readonly total: number;
  readonly isCaptain: boolean;
  readonly isShown: boolean;
  readonly nameOf: NameOf;
  readonly onShow: (shown: Shown) => void;
}

const Result = memo(
  function Result({ seat, isDrawn, past, reveal, total, isCaptain, isShown, nameOf, onShow }: ResultProps) {
    const token = reveal.tokens.find((placed) => placed.seat === seat);
    const isIdle = !reveal.lines.some((line) => line.seat === seat);
    const change = reveal.changes[seat] ?? 0;
    if (!isDrawn) return <li class="bowl-row" data-idle={isIdle ? '' : undefined} />;
    return (
      <li class="bowl-row" data-idle={isIdle ? '' : undefined}>
        <button
          type="button"
          class="bowl-result"
          data-seat={seat}
          data-idle={isIdle ? '' : undefined}
          aria-pressed={isShown}
          disabled={token === undefined || token.position === null}
          onClick={() => onShow({ kind: 'token', seat })}
        >
          <span class="bowl-result-face" aria-hidden="true">
            <HelmetPicture seat={seat} size="100%" class="sticker" />
            {isCaptain ? <TokenImage token="captain" class="bowl-cap" /> : null}
          </span>
          <span class="bowl-result-name">{nameOf(seat)}</span>
          {isIdle ? <span class="spoken">{say('line.none')}</span> : <Lines past={past} reveal={reveal} seat={seat} />}
          <span class="bowl-change number" data-sign={Math.sign(change)}>
            {signed(change)}
          </span>
          <span class="bowl-total number" aria-hidden="true">
            {total}
          </span>
          <span class="spoken">{say('player.score', { score: total })}</span>
        </button>
      </li>
    );
  },
  (before, after) =>
    before.past === after.past &&
    before.isDrawn === after.isDrawn &&
    before.isShown === after.isShown &&
    before.total === after.total &&
    before.isCaptain === after.isCaptain,
);

/** Every line of the score sheet that gave or took a point, by name. */
function Lines({ past, reveal, seat }: Pick<ResultProps, 'past' | 'reveal' | 'seat'>) {
  const lines = reveal.lines.filter((line) => line.seat === seat);
  const reason = reasonOf(past, reveal, seat);
  return (
    <span class="bowl-lines">
      {lines.map((line) => (
        <Line key={line.rule} line={line} reason={line.rule === 'SCORE-6' ? reason : null} />
      ))}
    </span>
  );
}

function Line({ line, reason }: { readonly line: ScoreLine; readonly reason: string | null }) {
  return (
    <span class="bowl-line">
      <b data-sign={Math.sign(line.points)}>{signed(line.points)}</b> <span>{reason ?? say(`line.${line.rule}`)}</span>
    </span>
  );
}

/** Why a card was wrong, as short as can be. */
function reasonOf({ ground, thrown }: PastRound, { tokens, joker }: Reveal, seat: Seat): string | null {
  const token = tokens.find((placed) => placed.seat === seat);
  if (token === undefined || token.verdict !== 'invalid') return null;
  if (token.position === null) return say('fail.nowhere');
  const fitting = fittingOf(ground, thrown, token.position, joker?.position ?? null);
  return fitting.fits ? unusedJokerWords(token.position) : (failureWords(fitting)[0] ?? null);
}

/** Which card went where; told only where there is room for it. */
function Won({ past, viewer, nameOf }: { readonly past: PastRound; readonly viewer: Viewer; readonly nameOf: NameOf }) {
  const { won } = past;
  if (won === null) return <p class="bowl-won soft">{say('won.nothing')}</p>;
  const words = { who: won.seat === viewer ? 'you' : 'other', name: nameOf(won.seat) };
  const isConsolation = past.reveal?.call.kind === 'go' && !past.reveal.found;
  if (isConsolation) return <p class="bowl-won soft">{say('won.captain', words)}</p>;
  return (
    <p class="bowl-won soft">
      {won.from === null ? say('won.infinity', words) : say('won.galaxy', { ...words, position: won.from })}
    </p>
  );
}
