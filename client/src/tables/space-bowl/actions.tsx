/** The big buttons: one thing to do at a time, where the thumbs are. */

import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { hasSpoken, type Move, type View } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import type { ClockNow, Looking, Telling } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { listWords } from '../../words/area.ts';
import { useSecondsLeft } from '../time-left.ts';
import { headline } from './head.tsx';
import { TokenImage } from './images.tsx';
import { RunningRing } from './running-out.tsx';
import type { Can, Situation } from './standing.ts';
import { say } from './words.ts';
import './actions.css';

export interface ActionsProps {
  readonly view: View;
  readonly situation: Situation;
  readonly can: Can;
  readonly clock: ReadonlySignal<ClockNow>;
  readonly isJokerArmed: boolean;
  /** Somebody has still to be told of the throw: nothing else can be done. */
  readonly telling: Telling | null;
  /** Somebody has still to see what the round came to. */
  readonly looking: Looking | null;
  /** The throw has been asked for, and waits for these to have seen the last round. */
  readonly throwWaitsFor: readonly Seat[];
  readonly throwNow: () => void;
  readonly nameOf: (seat: Seat) => string;
  readonly act: (move: Move) => void;
}

export function Actions(props: ActionsProps) {
  const { view, clock } = props;
  const { phase, deadline } = view.round;
  const of = phase === 'countdown' ? view.options.countdownSeconds : view.options.placeSeconds;
  const isCounting = (phase === 'countdown' || phase === 'placing') && deadline !== null && of !== null;
  return (
    <div class="bowl-actions" data-situation={props.situation}>
      {isCounting ? <RunningRing clock={clock} until={deadline} of={of} /> : null}
      <Buttons {...props} />
    </div>
  );
}

function Buttons(props: ActionsProps) {
  const { view, situation, act, isJokerArmed } = props;
  const isDoom = view.round.call?.kind === 'doom';
  if (props.telling !== null) return <TellingButton {...props} telling={props.telling} />;
  if (isJokerArmed) return <Note>{say('sure.joker')}</Note>;
  switch (situation) {
    case 'throw':
      return props.throwWaitsFor.length > 0 ? (
        <Note>{say('throw.when-seen', { names: listWords(props.throwWaitsFor.map(props.nameOf)) })}</Note>
      ) : (
        <ThrowButton {...props} />
      );
    case 'watching':
      return view.round.phase === 'pause' ? <Between {...props} /> : <Note>{headline(view, null, props.nameOf)}</Note>;
    case 'waiting':
      return <Between {...props} />;
    case 'search':
      return (
        <>
          <CallButton move="doom" act={act} />
          <CallButton move="go" act={act} />
        </>
      );
    case 'follow':
      return <FollowButton isDoom={isDoom} act={act} />;
    case 'doubt':
      return (
        <>
          {props.can.follow ? <FollowButton isDoom={isDoom} act={act} /> : null}
          <Note>{say('sure.choose.doom')}</Note>
        </>
      );
    case 'choose':
    case 'sure':
      return <SureButton {...props} />;
    default:
      return <Note>{noteOf(props)}</Note>;
  }
}

function noteOf({ view, situation }: ActionsProps): string {
  const { viewer, round, choice } = view;
  if (situation === 'red') return say('sure.red');
  if (situation === 'over') return say('head.over');
  if (viewer !== 'spectator' && round.ready[viewer] === true)
    return say(hasSpoken(round, viewer) || choice !== null ? 'is-ready' : 'has-passed');
  return say(choice === null ? 'others-point' : 'sure.final');
}

function Note({ children }: { readonly children: string }) {
  return <p class="bowl-note">{children}</p>;
}

/** A press counts at once; nothing more is sent until the table has answered. */
function usePress(act: (move: Move) => void, move: Move): { readonly isSent: boolean; press(): void } {
  const [isSent, setSent] = useState(false);
  return {
    isSent,
    press() {
      setSent(true);
      act(move);
      // Refused, or lost on the way: it can be tried again.
      setTimeout(() => setSent(false), 1_000);
    },
  };
}

function CallButton({ move, act }: { readonly move: 'go' | 'doom'; readonly act: (move: Move) => void }) {
  const { isSent, press } = usePress(act, { type: move });
  return (
    <Button
      kind={move === 'go' ? 'primary' : 'danger'}
      size="large"
      class={`bowl-call bowl-${move}`}
      shortcut={move === 'go' ? 'G' : 'D'}
      busy={isSent}
      settles
      onPress={press}
    >
      {move === 'doom' ? <TokenImage token="doom" class="bowl-call-sign" /> : null}
      <span class="bowl-call-words">{say(move)}</span>
    </Button>
  );
}

function FollowButton({ isDoom, act }: { readonly isDoom: boolean; readonly act: (move: Move) => void }) {
  const { isSent, press } = usePress(act, { type: 'follow' });
  return (
    <Button
      kind={isDoom ? 'danger' : 'primary'}
      size="large"
      class={`bowl-call ${isDoom ? 'bowl-doom' : 'bowl-follow'}`}
      shortcut="F"
      busy={isSent}
      settles
      onPress={press}
    >
      {isDoom ? <TokenImage token="redButton" class="bowl-call-sign" /> : null}
      <span class="bowl-call-words">
        {say(isDoom ? 'follow.doom' : 'follow')}
        {isDoom ? null : <small>{say('follow.hint')}</small>}
      </span>
    </Button>
  );
}

/** With a card chosen: done. Without: what is still owed. */
function SureButton({ situation, can, act }: ActionsProps) {
  const { isSent, press } = usePress(act, { type: 'ready' });
  const isChosen = situation === 'sure';
  return (
    <Button
      kind={isChosen ? 'primary' : 'quiet'}
      size="large"
      class="bowl-call"
      shortcut="R"
      blocked={isChosen && can.ready ? null : say('sure.choose')}
      detail={isChosen ? say('sure.change') : undefined}
      busy={isSent}
      settles
      onPress={press}
    >
      {say('sure')}
    </Button>
  );
}

/** The search begins when everybody knows the throw. */
function TellingButton({ view, telling, nameOf }: ActionsProps & { readonly telling: Telling }) {
  const names = listWords(telling.untold.map(nameOf));
  if (view.viewer === 'spectator' || !telling.untold.includes(view.viewer))
    return <Note>{say('telling.waiting', { names })}</Note>;
  return (
    <Button kind="primary" size="large" class="bowl-call" shortcut="H" settles onPress={telling.told}>
      <span class="bowl-call-words">
        {say('telling.told')}
        <small>{say('telling.hint')}</small>
      </span>
    </Button>
  );
}

function ThrowButton({ view, clock, throwNow }: ActionsProps) {
  const { isSent, press } = usePress(throwNow, { type: 'throw' });
  return (
    <Button kind="primary" size="large" class="bowl-call bowl-throw" shortcut="T" busy={isSent} settles onPress={press}>
      <span class="bowl-call-words">
        {say('throw')}
        <small>
          <ThrowWait clock={clock} until={view.round.deadline} />
        </small>
      </span>
    </Button>
  );
}

/** Only these words are drawn anew as time goes by. */
function ThrowWait({ clock, until }: { readonly clock: ReadonlySignal<ClockNow>; readonly until: number | null }) {
  const left = useSecondsLeft(clock, until);
  return <>{left === null ? say('throw.shake') : say('throw.by-itself', { seconds: left })}</>;
}

/** Between two rounds, for whoever doesn't throw: first they look. */
function Between(props: ActionsProps) {
  const { view, looking, nameOf, clock } = props;
  const left = useSecondsLeft(clock, view.round.deadline);
  if (looking === null) return <AwaitedThrow {...props} />;
  const name = nameOf(view.captain);
  if (view.viewer === 'spectator' || !looking.unseen.includes(view.viewer)) {
    const names = listWords(looking.unseen.map(nameOf));
    return (
      <Note>{left === null ? say('seen.waiting', { names }) : say('seen.waiting-in', { names, seconds: left })}</Note>
    );
  }
  return (
    <Button kind="primary" size="large" class="bowl-call" shortcut="H" settles onPress={looking.seen}>
      <span class="bowl-call-words">
        {say('seen')}
        <small>{left === null ? say('seen.hint', { name }) : say('seen.hint-in', { name, seconds: left })}</small>
      </span>
    </Button>
  );
}

function AwaitedThrow({ view, clock, nameOf }: ActionsProps) {
  const left = useSecondsLeft(clock, view.round.deadline);
  const words = { who: view.captain === view.viewer ? 'you' : 'other', name: nameOf(view.captain) };
  return (
    <Note>{left === null ? say('throw.waiting', words) : say('throw.waiting-in', { ...words, seconds: left })}</Note>
  );
}
