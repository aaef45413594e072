/** One's own turn: which card is chosen, which of its moves is in focus, and what is sent. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CARDS, type Card, type Move, type View } from '#games/gravity-superstar';
import { playCue } from '../../sound/play-cue.ts';
import { inIdleMoments, useDeferredCall } from '../moments.ts';
import { remembered } from '../remembered.ts';
import { numberKeys, useKeyActions } from '../table-keys.ts';
import {
  type Choice,
  choicesOf,
  letterAt,
  type Manner,
  NOTHING_PICKED,
  nextChoice,
  offered,
  type Pick,
} from './choices.ts';
import { focusLetter } from './moves.tsx';

/** Of moves and of loot. */
const LETTERS = [...'ABCDEFGHIJ'];

export interface TurnNow {
  readonly pick: Pick;
  /** Every move of the card chosen. */
  readonly all: readonly Choice[];
  /** Those to press. */
  readonly choices: readonly Choice[];
  readonly focus: Choice | null;
  /** Whether an action is due from this player. */
  readonly canAct: boolean;
  readonly isChoosing: boolean;
  readonly offers: readonly Move[];
  pickCard(card: Card, byKeys: boolean): void;
  pickAs(as: Exclude<Manner, 'step'>, byKeys: boolean): void;
  letGo(): void;
  setFocus(choice: Choice | null): void;
  choose(choice: Choice): void;
  send(move: Move): void;
}

interface Chosen {
  readonly moment: number;
  readonly pick: Pick;
  readonly letter: string | null;
}

const NOTHING: readonly Move[] = [];
const NO_CHOICE: readonly Choice[] = [];

interface TurnInputs {
  readonly view: View;
  /** Another one whenever something has happened. */
  readonly moment: number;
  readonly offers: readonly Move[];
  readonly isMoving: boolean;
  /** Whether a card is held out for one's very first move: it shows how cards work, and saves a press. */
  readonly suggests: boolean;
  skip(): void;
  /** Null once the move counts. */
  play(move: Move): Promise<object | null>;
  readonly undo: (() => void) | null;
  readonly turnView: (() => void) | null;
}

const isHeld = ({ viewer, players }: View, card: Card): boolean =>
  viewer !== 'spectator' && players[viewer]?.hand?.includes(card) === true;

/** Nobody knows yet what this player can do. */
const isFirstMove = ({ viewer, round, actions, players }: View): boolean =>
  viewer !== 'spectator' && round === 0 && actions === 0 && players[viewer]?.hand?.length === CARDS.length;

export function useTurn(inputs: TurnInputs): TurnNow {
  const { view, moment, isMoving, suggests, skip, play, undo, turnView } = inputs;
  const [sent, setSent] = useState<number | null>(null);
  const wantsFocus = useRef(false);
  // Between a move and its answer there is nothing to do.
  const offers = sent === moment ? NOTHING : inputs.offers;
  const canAct = offers.length > 0 && view.phase === 'act';
  const movesOf = useMemo(() => remembered((of: Card) => choicesOf(view, offers, of)), [view, offers]);
  // By the time a hand has decided, all is known that a press must show.
  useEffect(() => (canAct ? inIdleMoments(CARDS.map((of) => () => void movesOf(of))) : undefined), [movesOf, canAct]);

  // What was chosen holds until something happens.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isSuggested = chosen?.moment !== moment && suggests && canAct && !isMoving && isFirstMove(view);
  const suggested = isSuggested ? (CARDS.find((of) => movesOf(of).length > 0) ?? null) : null;
  const { pick, letter } = chosen?.moment === moment ? chosen : { pick: { card: suggested, as: null }, letter: null };
  const setPick = (next: Pick): void => setChosen({ moment, pick: next, letter: null });
  // A focus may come after a key that has chosen another card: it must not bring back the one before.
  const setLetter = (next: string | null): void =>
    setChosen((now) => ({ moment, pick: now?.moment === moment ? now.pick : pick, letter: next }));

  // A move taken back leads to the same moment again, in which everything is open.
  useEffect(() => setSent((before) => (before === moment ? before : null)), [moment]);

  const card = canAct ? pick.card : null;
  const all = card === null ? NO_CHOICE : movesOf(card);
  const choices = useMemo(() => offered(all, pick), [all, pick]);
  const focus = choices.find((choice) => choice.letter === letter) ?? null;

  useEffect(() => {
    if (!wantsFocus.current || choices.length === 0) return;
    wantsFocus.current = false;
    const moves = document.querySelectorAll<HTMLElement>('.moves .move');
    [...moves].find((move) => move.checkVisibility())?.focus();
  }, [choices]);

  const send = (move: Move): void => {
    skip();
    setPick(NOTHING_PICKED);
    setSent(moment);
    playCue('tap');
    void play(move).then((refusal) => {
      if (refusal !== null) setSent(null);
    });
  };
  const pickCard = (next: Card, byKeys: boolean): void => {
    if (!canAct || !isHeld(view, next)) return;
    skip();
    playCue('tap');
    wantsFocus.current = byKeys;
    setPick(pick.card === next && pick.as === null && !byKeys ? NOTHING_PICKED : { card: next, as: null });
  };
  const pickAs = (as: Exclude<Manner, 'step'>, byKeys: boolean): void => {
    wantsFocus.current = byKeys;
    setPick({ card: 'joker', as });
  };
  const letGo = (): void => setPick(pick.as === null ? NOTHING_PICKED : { ...pick, as: null });
  const choose = (choice: Choice): void => send(choice.move);
  const sendIf = (type: Move['type']): void => {
    const move = offers.find((offer) => offer.type === type);
    if (move !== undefined) send(move);
  };

  const pickByKey = useDeferredCall((next: Card) => pickCard(next, true));
  const chooseByKey = useDeferredCall(choose);
  const chooseLetter = (pressed: string): void => {
    const choice = choices.find((one) => one.letter === pressed);
    const loot = view.phase === 'steal' ? offers.find((_, at) => letterAt(at) === pressed) : undefined;
    if (choice !== undefined) chooseByKey(choice);
    else if (loot !== undefined) send(loot);
    else if (pressed === 'E') sendIf('end');
  };
  /** To the next or the one before. */
  const walk = (by: 1 | -1) => (): void => {
    const next = nextChoice(choices, letter, by);
    if (next === null) return;
    setLetter(next.letter);
    focusLetter(next.letter);
  };
  useKeyActions({
    ...numberKeys(CARDS, pickByKey),
    ...Object.fromEntries(LETTERS.map((key) => [key.toLowerCase(), () => chooseLetter(key)])),
    ArrowRight: walk(1),
    ArrowDown: walk(1),
    ArrowLeft: walk(-1),
    ArrowUp: walk(-1),
    r: () => sendIf('refill'),
    z: () => undo?.(),
    t: () => turnView?.(),
    // A button under the focus keeps its own key.
    ' ': () => !(document.activeElement instanceof HTMLButtonElement) && sendIf('replay'),
    Escape: () => (isMoving ? skip() : letGo()),
  });

  return {
    pick: canAct ? pick : NOTHING_PICKED,
    all,
    choices,
    focus,
    canAct,
    isChoosing: choices.length > 0,
    offers,
    pickCard,
    pickAs,
    letGo,
    setFocus: (choice) => setLetter(choice?.letter ?? null),
    choose,
    send,
  };
}
