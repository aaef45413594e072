/** The moves of a card as buttons, each with its letter and everything it would bring. */

import type { Card } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { ReplayPicture, SmallActionCard, StarPicture, SuperstarPicture } from '../../art/gravity/pieces.tsx';
import { Sign } from '../../look/icon.tsx';
import { arrowUp, down, turn as turnSign, wrap } from '../../look/icons.ts';
import { Named } from '../../look/named.tsx';
import { useSettling } from '../../look/settling.ts';
import type { NameOf } from '../game-table.ts';
import { type Choice, JOKER_CAN_BE, type Manner, nextChoice } from './choices.ts';
import { courseOf } from './course.ts';
import { degrees, type Sight, shown } from './sight.ts';
import { cardName, choiceWords, detailWords, mannerName, say } from './words.ts';
import './moves.css';

interface MovesProps {
  readonly sight: Sight;
  readonly card: Card;
  readonly choices: readonly Choice[];
  readonly focus: Choice | null;
  readonly nameOf: NameOf;
  /** They come where something else was to be pressed. */
  readonly settles: boolean;
  readonly onFocus: (choice: Choice | null) => void;
  readonly onChoose: (choice: Choice) => void;
}

export function Moves({ sight, card, choices, focus, nameOf, settles, onFocus, onChoose }: MovesProps) {
  const isSettling = useSettling(settles);
  const walk = (event: KeyboardEvent): void => {
    const by = WALK[event.key];
    const next = by === undefined ? null : nextChoice(choices, focus?.letter ?? null, by);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    onFocus(next);
    focusLetter(next.letter);
  };
  return (
    <ul class="moves" aria-label={say('moves', { card: cardName(card) })} data-count={choices.length} onKeyDown={walk}>
      {choices.map((choice) => (
        <li key={choice.letter}>
          <button
            type="button"
            class="move"
            data-letter={choice.letter}
            data-focus={choice === focus ? '' : undefined}
            data-settling={isSettling ? '' : undefined}
            aria-keyshortcuts={choice.letter}
            onFocus={() => onFocus(choice)}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') onFocus(choice);
            }}
            onClick={() => {
              if (!isSettling) onChoose(choice);
            }}
          >
            <Named words={choiceWords(sight, choice, nameOf)}>
              <span class="move-letter">{choice.letter}</span>
              <span class="move-signs">
                <SmallActionCard
                  card={choice.manner === 'step' ? null : choice.manner}
                  width="1.1em"
                  class={choice.manner === 'step' ? undefined : 'move-face'}
                />
                <WaySign sight={sight} choice={choice} />
                {courseOf(sight, choice.foresight.path, choice.up).isRound ? <Sign of={wrap} size="1.3em" /> : null}
              </span>
              <span class="move-words">
                <span class="move-name">{mannerName(choice)}</span>
                <span class="move-detail">{detailWords(sight, choice)}</span>
              </span>
              <Gains choice={choice} />
            </Named>
          </button>
        </li>
      ))}
    </ul>
  );
}

const WALK: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function focusLetter(letter: string): void {
  document.querySelector<HTMLElement>(`.move[data-letter="${letter}"]`)?.focus();
}

/** The way it goes on the screen: turned as the pawn stands. */
function WaySign({ sight, choice }: { readonly sight: Sight; readonly choice: Choice }) {
  const { manner, way, up } = choice;
  const head = degrees(shown(sight, up));
  if (manner === 'rotate')
    return (
      <span
        class="way-sign"
        style={{ transform: way === 'left' ? 'scaleX(-1)' : undefined }}
        data-half={way === 'half' ? '' : undefined}
      >
        <Sign of={turnSign} size="1.3em" />
      </span>
    );
  if (manner === 'drop')
    return (
      <span class="way-sign" style={{ transform: `rotate(${head}deg)` }}>
        <Sign of={down} size="1.3em" />
      </span>
    );
  return (
    <span class="way-sign" style={{ transform: `rotate(${head + (way === 'left' ? -90 : 90)}deg)` }}>
      <Sign of={arrowUp} size="1.3em" />
    </span>
  );
}

/** What is taken, whom it ejects, and the points. */
function Gains({ choice }: { readonly choice: Choice }) {
  const { foresight, atLeast, atMost } = choice;
  const sum = atMost === atLeast ? (atLeast > 0 ? `+${atLeast}` : '0') : `+${atLeast}–${atMost}`;
  return (
    <span class="move-gains">
      {foresight.ejected.map((seat: Seat) => (
        <span key={seat} class="move-ejected">
          <SuperstarPicture seat={seat} size="1.35em" />
        </span>
      ))}
      {foresight.path.map(({ star, token, cell }, index) => {
        const key = `${cell} ${index}`;
        if (star === null && !token) return null;
        return (
          <span key={key} class="move-loot">
            {star === null ? (
              <ReplayPicture size="1.1em" mood="sticker" />
            ) : (
              <StarPicture colour={star} look="pip" size="1.15em" mood="sticker" />
            )}
          </span>
        );
      })}
      <span class="move-points number" data-none={atMost === 0 ? '' : undefined}>
        {sum}
      </span>
    </span>
  );
}

interface JokerRowProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (as: Exclude<Manner, 'step'>, byKeys: boolean) => void;
}

/** The most one of them can bring. */
const bestOf = (choices: readonly Choice[]): number => Math.max(0, ...choices.map(({ atMost }) => atMost));

/** First what the Joker is to be. */
export function JokerRow({ choices, onChoose }: JokerRowProps) {
  return (
    <ul class="moves joker-row" aria-label={say('pick-as')} data-count={4}>
      {JOKER_CAN_BE.filter((as) => choices.some(({ manner }) => manner === as)).map((as) => {
        const own = choices.filter(({ manner }) => manner === as);
        return (
          <li key={as}>
            <button type="button" class="move" onClick={(event) => onChoose(as, event.detail === 0)}>
              <Named words={say('as.gain', { card: cardName(as), points: bestOf(own) })}>
                <SmallActionCard card={as} width="clamp(1.1em, 5cqw, 1.5em)" />
                <span class="joker-name">{cardName(as)}</span>
                <span class="joker-letters">{own.map(({ letter }) => letter).join(' ')}</span>
                <span class="move-points number" data-none={bestOf(own) === 0 ? '' : undefined}>
                  +{bestOf(own)}
                </span>
              </Named>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
