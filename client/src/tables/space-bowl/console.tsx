/** Below or beside the galaxy: the computer with its throw, infinity's top card, the joker. */

import { memo } from 'preact/compat';
import { constellation, showsRedButton, type Throw, type View } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import { Computer } from './computer.tsx';
import { CardImage, TokenImage } from './images.tsx';
import { cardWords } from './sky-words.ts';
import type { Can } from './standing.ts';
import { Hint } from './variants.tsx';
import { say } from './words.ts';
import './console.css';

export interface ConsoleProps {
  readonly view: View;
  /** What lies in the computer: still the last throw while its round is being uncovered. */
  readonly thrown: Throw | null;
  readonly can: Can;
  readonly letters: boolean;
  readonly tumbles: boolean;
  readonly isJokerArmed: boolean;
  readonly nameOf: (seat: Seat) => string;
  readonly onThrow: (() => void) | undefined;
  readonly onJoker: () => void;
}

export function Console(props: ConsoleProps) {
  const { view, thrown, letters, tumbles, onThrow } = props;
  return (
    <section class="bowl-console">
      <div class="bowl-computer">
        <LyingComputer thrown={thrown} letters={letters} tumbles={tumbles} onThrow={onThrow} />
      </div>
      <div class="bowl-beside">
        <InfinityPile top={view.infinity.top} left={view.infinity.left} hasHole={view.options.blackHole} />
        <JokerPlace {...props} />
        <Hint options={view.options} />
      </div>
    </section>
  );
}

interface LyingComputerProps {
  readonly thrown: Throw | null;
  readonly letters: boolean;
  readonly tumbles: boolean;
  readonly onThrow: (() => void) | undefined;
}

/** How a throw is asked for never changes, only whether it can be. */
const LyingComputer = memo(
  function LyingComputer(props: LyingComputerProps) {
    return <Computer {...props} />;
  },
  (before, after) =>
    before.thrown === after.thrown &&
    before.letters === after.letters &&
    before.tumbles === after.tumbles &&
    (before.onThrow === undefined) === (after.onThrow === undefined),
);

interface InfinityProps {
  readonly top: View['infinity']['top'];
  readonly left: number;
  /** Whether black holes matter at this table. */
  readonly hasHole: boolean;
}

const InfinityPile = memo(function InfinityPile({ top, left, hasHole }: InfinityProps) {
  const words = { left, planets: top === null ? '' : cardWords(top) };
  const isHole = hasHole && top !== null && constellation(top).decoys.includes('blackHole');
  return (
    <div
      class="bowl-infinity"
      role="img"
      aria-label={say(isHole ? 'infinity.hole' : 'infinity', words)}
      data-below={Math.min(3, Math.max(0, left - 1))}
    >
      {left === 0 ? null : <CardImage card={top} class="bowl-top" />}
      <span class="bowl-left number" aria-hidden="true">
        <svg viewBox="17 30 66 40" aria-hidden="true">
          <path d="M24,50c0,-17 17,-17 26,0s26,17 26,0 -17,-17 -26,0 -26,17 -26,0Z" />
        </svg>
        {left}
      </span>
    </div>
  );
});

function JokerPlace({ view, can, isJokerArmed, nameOf, onJoker }: ConsoleProps) {
  const { options, round, viewer } = view;
  if (options.noJoker) return null;
  const isGone = round.joker !== null;
  return (
    <button
      type="button"
      class="bowl-joker"
      data-state={isGone ? 'gone' : isJokerArmed ? 'armed' : can.joker ? 'free' : 'waiting'}
      aria-pressed={isJokerArmed}
      aria-disabled={can.joker ? undefined : 'true'}
      aria-keyshortcuts="J"
      disabled={viewer === 'spectator'}
      onClick={onJoker}
    >
      <TokenImage token="joker" class="bowl-joker-face" />
      <span class="bowl-joker-words">
        <strong>{say('joker')}</strong> <span>{jokerWords(view, can, isJokerArmed, nameOf)}</span>
      </span>
    </button>
  );
}

function jokerWords({ round, viewer }: View, can: Can, isArmed: boolean, nameOf: (seat: Seat) => string): string {
  if (round.joker !== null) {
    const { by } = round.joker;
    return say('joker.laid', { who: by === viewer ? 'you' : 'other', name: nameOf(by) });
  }
  if (isArmed) return say('joker.armed');
  if (can.joker) return say('joker.lay');
  if (round.phase === 'placing') return say('joker.unused');
  if (round.phase !== 'countdown') return say('joker.after-call');
  return say(viewer !== 'spectator' && showsRedButton(round, viewer) ? 'joker.red' : 'joker.open');
}
