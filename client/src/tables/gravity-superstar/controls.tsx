/** Between planet and hand: what is to be done now, and the buttons to do it. */

import { useContext } from 'preact/hooks';
import type { View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { Button } from '../../look/button.tsx';
import { faceDown } from '../../look/icons.ts';
import { turns } from '../../words/turns.ts';
import type { NameOf } from '../game-table.ts';
import { TableFrame } from '../table-bar.tsx';
import { DecideRow, StealRow } from './decisions.tsx';
import { JokerRow, Moves } from './moves.tsx';
import type { Sight } from './sight.ts';
import type { TurnNow } from './turn.ts';
import { cardName, say } from './words.ts';
import './controls.css';

interface ControlsProps {
  readonly sight: Sight;
  readonly view: View;
  /** What the table shows, which may be a little behind. */
  readonly shown: View;
  readonly seat: Seat;
  readonly turn: TurnNow;
  readonly nameOf: NameOf;
  readonly canPlay: boolean;
  readonly isMoving: boolean;
  /** What happened last. */
  readonly news: string;
}

export function Controls(props: ControlsProps) {
  const { isPlanning = false } = useContext(TableFrame);
  return (
    <section class="controls" data-choosing={props.turn.isChoosing ? '' : undefined}>
      <p class="controls-prompt" role="status">
        {isPlanning && props.turn.pick.card === null ? turns.say('planning') : promptOf(props)}
      </p>
      <div class="controls-row">
        <Row {...props} />
      </div>
      <Preview {...props} />
    </section>
  );
}

/** Whose doing is awaited, or what is shown just now. */
function promptOf({ view, shown, seat, turn, nameOf, isMoving, canPlay }: ControlsProps): string {
  if (view.phase === 'over' && !isMoving) return say('over');
  if (canPlay && turn.offers.length > 0 && (!isMoving || turn.isChoosing)) return ownPrompt(view, turn, nameOf);
  const mover = shown.turn ?? view.turn ?? 0;
  return mover === seat ? say('moving') : say('waiting', { name: nameOf(mover) });
}

function ownPrompt(view: View, { pick, all }: TurnNow, nameOf: NameOf): string {
  if (view.phase === 'steal') return say('steal', { name: nameOf(view.thefts[0] ?? 0) });
  if (view.phase === 'decide') return say('decide');
  if (pick.card !== null && all.length === 0) return say('no-way', { card: cardName(pick.card) });
  if (pick.card === 'joker' && pick.as === null) return say('pick-as');
  if (pick.card !== null) return say('pick-landing', { card: cardName(pick.as ?? pick.card) });
  return say(view.actions > 0 ? 'again-now' : 'pick-card');
}

function Row({ sight, view, seat, turn, nameOf, canPlay, isMoving, news }: ControlsProps) {
  if (!canPlay || turn.offers.length === 0 || (isMoving && !turn.isChoosing))
    return <Meanwhile news={news} isMoving={isMoving} />;
  const player = view.players[seat];
  if (view.phase === 'steal')
    return <StealRow key={view.thefts.length} view={view} seat={seat} offers={turn.offers} onPlay={turn.send} />;
  if (view.phase === 'decide') return <DecideRow onPlay={turn.send} />;
  const { pick } = turn;
  if (pick.card === null || turn.all.length === 0) {
    const played = (player?.faceUp.length ?? 0) + (player?.faceDown ?? 0);
    return (
      <Button
        kind="second"
        icon={faceDown}
        shortcut="R"
        // Right after "Go again" it stands where that was.
        settles={view.actions > 0 && pick.card === null}
        label={played === 0 ? undefined : `${say('refill', { count: played })}. ${say('refill.hint')}`}
        blocked={played === 0 ? say('refill.none') : null}
        onPress={() => turn.send({ type: 'refill' })}
      >
        {say('refill', { count: played })}
      </Button>
    );
  }
  const moves = (
    <Moves
      // Where one chooses what a Joker is, its moves come.
      settles={pick.as !== null}
      sight={sight}
      card={pick.as ?? pick.card}
      choices={turn.choices}
      focus={turn.focus}
      nameOf={nameOf}
      onFocus={turn.setFocus}
      onChoose={turn.choose}
    />
  );
  if (pick.card !== 'joker' || pick.as !== null) return moves;
  return (
    <>
      <JokerRow choices={turn.all} onChoose={turn.pickAs} />
      <div class="controls-whole">{moves}</div>
    </>
  );
}

/** While others play. */
function Meanwhile({ news, isMoving }: Pick<ControlsProps, 'news' | 'isMoving'>) {
  const { plan } = useContext(TableFrame);
  return (
    <>
      <p class="controls-news">{news}</p>
      {isMoving ? null : plan}
    </>
  );
}

/** What the move in focus would make of one's points. */
function Preview({ view, seat, turn }: ControlsProps) {
  const { focus } = turn;
  if (focus === null) return null;
  const before = view.players[seat]?.points ?? 0;
  const { atLeast, atMost } = focus;
  return (
    <p class="controls-preview" aria-hidden="true">
      {atLeast === atMost
        ? say('foretold', { before, after: before + atLeast })
        : say('foretold.range', { before, least: before + atLeast, most: before + atMost })}
    </p>
  );
}
