/** Searches as people do, and does what people do with what they found: call, follow, lay the joker, dare doom. */

import {
  hasSpoken,
  isSearching,
  type Move,
  type Position,
  type SpaceBowlWords,
  skyIn,
  spaceBowl,
  type View,
} from '#games/space-bowl';
import { type Millis, pick, type Seat } from '#tabletop';
import type { Asked, NamedBot } from '../bot.ts';
import { diceFor, happens, humanTime } from '../dice.ts';
import { candidatesFor } from './pattern.ts';
import { type JokerIdea, type Search, searchOf } from './search.ts';
import { SKILLS, type Skill, SPREAD } from './skill.ts';

/** What the dice are thrown for: each purpose has its own. */
const PURPOSE = { throwing: 1, searching: 2, daring: 3, acting: 4 } as const;

const THROW = { median: 2_200, least: 800 } as const;
/** To put a token or the joker on a card, and to lean back afterwards. */
const HAND = { median: 1_100, least: 500 } as const;
const LEAN_BACK = { median: 1_500, least: 700 } as const;
/** Nobody starts anything new in the last moment of a countdown. */
const TOO_LATE = 400;

/** Something to do at a moment of the match. */
interface Intent {
  readonly at: Millis;
  readonly move: Move;
}

/** Where the token goes, since when that is clear, and where the joker must lie for it. */
interface Card {
  readonly at: Millis;
  readonly position: Position;
  readonly joker: Position | null;
}

export const spaceBowlBot: NamedBot<SpaceBowlWords> = {
  names: { cadet: 'Pip', rookie: 'Carla', regular: 'Otto', expert: 'Nova', master: 'Navigator' },
  decide(view, asked) {
    const seat = view.viewer;
    if (seat === 'spectator' || view.round.phase === 'over') return null;
    const intent = view.round.phase === 'pause' ? throwing(view, seat, asked) : new Mind(view, seat, asked).next();
    if (intent === null) return null;
    return { move: intent.move, after: Math.max(intent.at - asked.now, 0) };
  },
};

function throwing({ captain, round, rounds }: View, seat: Seat, { seed, now }: Asked): Intent | null {
  if (seat !== captain) return null;
  const dice = diceFor(seed, PURPOSE.throwing, rounds.length);
  const wait = Math.max(THROW.least, Math.round(humanTime(dice, THROW.median, SPREAD)));
  return { at: Math.max(round.beganAt + wait, now), move: { type: 'throw' } };
}

/** One seat in one round after the throw. */
class Mind {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #now: Millis;
  readonly #skill: Skill;
  readonly #thrownAt: Millis;
  readonly #search: Search;
  readonly #dares: readonly boolean[];
  readonly #daresToFollow: boolean;
  readonly #hand: Millis;
  readonly #leanBack: Millis;

  constructor(view: View, seat: Seat, { level, seed, now }: Asked) {
    const { rounds, round, options } = view;
    this.#view = view;
    this.#seat = seat;
    this.#now = now;
    this.#skill = SKILLS[level];
    this.#thrownAt = round.thrownAt ?? now;
    const candidates = round.thrown === null ? [] : candidatesFor(skyIn(view), round.thrown, options);
    this.#search = searchOf(candidates, this.#skill, diceFor(seed, PURPOSE.searching, rounds.length));
    const daring = diceFor(seed, PURPOSE.daring, rounds.length);
    this.#dares = this.#skill.dare.map((dare) => happens(daring, dare));
    this.#daresToFollow = happens(daring, this.#skill.dareFollow);
    const acting = diceFor(seed, PURPOSE.acting, rounds.length);
    this.#hand = Math.max(HAND.least, Math.round(humanTime(acting, HAND.median, SPREAD)));
    this.#leanBack = Math.max(LEAN_BACK.least, Math.round(humanTime(acting, LEAN_BACK.median, SPREAD)));
  }

  next(): Intent | null {
    const { round } = this.#view;
    if (round.ready[this.#seat] === true) return null;
    if (round.phase === 'search') return this.#beforeCall();
    return round.phase === 'placing' ? this.#afterZero() : this.#inCountdown();
  }

  /** Not before its time, nor in the past. */
  #intent(at: Millis, move: Move): Intent {
    return { at: Math.max(at, this.#now), move };
  }

  /** In answer to the call, if it is what this waits for. */
  #answer(at: Millis, move: Move): Intent | null {
    const { calledAt, deadline } = this.#view.round;
    const due = Math.max(at, (calledAt ?? this.#now) + this.#skill.least, this.#now);
    return deadline !== null && due > deadline - TOO_LATE ? null : { at: due, move };
  }

  /** The first of: a card that seems valid; at the end of a look at everything, one for the joker, or doom. */
  #beforeCall(): Intent {
    const { found, passes } = this.#search;
    for (const [pass, end] of passes.entries()) {
      const at = this.#thrownAt + end;
      if (this.#jokerIdea(at) !== null) return this.#intent(at, { type: 'go' });
      if (this.#dares[pass] === true) return this.#intent(at, { type: 'doom' });
    }
    if (found !== null) return this.#intent(this.#thrownAt + found.at, { type: 'go' });
    return this.#intent(this.#thrownAt + (passes.at(-1) ?? 0) + this.#leanBack, { type: 'ready' });
  }

  /** The first idea for the joker that had come to mind by then, and can still be carried out. */
  #jokerIdea(by: Millis): JokerIdea | null {
    const { options, round } = this.#view;
    if (options.noJoker) return null;
    const known = this.#search.jokerIdeas.filter(({ at }) => this.#thrownAt + at <= by);
    return known.find(({ joker }) => round.joker === null || round.joker.position === joker) ?? null;
  }

  #inCountdown(): Intent | null {
    const { round } = this.#view;
    if (round.call?.kind === 'doom') return this.#inDoom();
    return hasSpoken(round, this.#seat) ? this.#choosing() : this.#joining();
  }

  /** Somebody else has called go: follow with a card of one's own, or with the joker. */
  #joining(): Intent | null {
    const { found } = this.#search;
    const follow = found === null ? null : this.#answer(this.#thrownAt + found.at, { type: 'follow' });
    const joker = this.#laying();
    if (follow !== null && (joker === null || follow.at <= joker.at)) return follow;
    if (joker !== null) return joker;
    const helped = this.#helpedByJoker();
    if (helped !== null) return this.#answer(this.#thrownAt + helped.at, { type: 'follow' });
    return this.#giveUp();
  }

  /** Everything has been looked at again and again. */
  #giveUp(): Intent | null {
    return this.#answer(this.#thrownAt + (this.#search.passes.at(-1) ?? 0) + this.#leanBack, { type: 'ready' });
  }

  /** Lays the joker for an idea of one's own once everything has been looked at and nothing better was there. */
  #laying(): Intent | null {
    const { found, passes, jokerIdeas } = this.#search;
    const [idea] = jokerIdeas;
    const [end] = passes;
    if (this.#view.options.noJoker || this.#view.round.joker !== null || idea === undefined || end === undefined)
      return null;
    if (found !== null && found.at <= end) return null;
    return this.#answer(this.#thrownAt + end + this.#hand, { type: 'joker', position: idea.joker });
  }

  /** The joker somebody else has laid suits an idea of this seat's. */
  #helpedByJoker(): JokerIdea | null {
    const { joker } = this.#view.round;
    if (joker === null || joker.by === this.#seat) return null;
    return this.#search.jokerIdeas.find((idea) => idea.joker === joker.position) ?? null;
  }

  /** Taking part in a go round: the joker if the plan needs it, then the card, then nothing more. */
  #choosing(): Intent | null {
    const { choice, round } = this.#view;
    const calledAt = round.calledAt ?? this.#now;
    const card = this.#card();
    if (choice !== null) {
      const placedAt = Math.max(card?.at ?? calledAt, calledAt) + 2 * this.#hand;
      return this.#intent(placedAt + this.#leanBack, { type: 'ready' });
    }
    if (card === null) return this.#giveUp();
    if (card.joker !== null && round.joker === null) {
      return this.#answer(calledAt + this.#hand, { type: 'joker', position: card.joker });
    }
    return this.#answer(Math.max(card.at, calledAt) + this.#hand, { type: 'place', position: card.position });
  }

  /** What this seat would put its token on. Whatever made it call, follow or lay the joker decides. */
  #card(): Card | null {
    const { joker, call, calledAt, deadline } = this.#view.round;
    const { found, jokerIdeas } = this.#search;
    const card = found === null ? null : { at: this.#thrownAt + found.at, position: found.position, joker: null };
    if (joker?.by === this.#seat) {
      const own = jokerIdeas.find((idea) => idea.joker === joker.position);
      if (own !== undefined) return this.#cardWithJoker(own);
    }
    if (call?.caller === this.#seat) {
      const idea = this.#jokerIdea(calledAt ?? this.#now);
      return card !== null && (idea === null || card.at <= (calledAt ?? this.#now)) ? card : this.#cardWithJoker(idea);
    }
    const isInTime = card !== null && (deadline === null || card.at <= deadline - TOO_LATE);
    return isInTime ? card : (this.#cardWithJoker(this.#helpedByJoker()) ?? card);
  }

  #cardWithJoker(idea: JokerIdea | null): Card | null {
    return idea === null ? null : { at: this.#thrownAt + idea.at, position: idea.position, joker: idea.joker };
  }

  /** Refutes doom with a card, with or without the joker; else follows, if it dares. */
  #inDoom(): Intent | null {
    const { choice, round } = this.#view;
    if (!isSearching(round, this.#seat) || choice !== null) {
      return this.#intent((round.calledAt ?? this.#now) + 2 * this.#hand + this.#leanBack, { type: 'ready' });
    }
    const { found, passes } = this.#search;
    if (round.joker?.by === this.#seat) return this.#choosing();
    const place =
      found === null
        ? null
        : this.#answer(this.#thrownAt + found.at + this.#hand, { type: 'place', position: found.position });
    if (place !== null) return place;
    const helped = this.#helpedByJoker();
    if (helped !== null)
      return this.#answer(this.#thrownAt + helped.at + this.#hand, { type: 'place', position: helped.position });
    const joker = this.#laying();
    if (joker !== null) return joker;
    const [once = 0] = passes;
    if (this.#daresToFollow) return this.#answer(this.#thrownAt + once, { type: 'follow' });
    return this.#giveUp();
  }

  /** Three seconds for whoever must place and has not: the card in mind, else any. */
  #afterZero(): Intent | null {
    const { choice, round } = this.#view;
    const must = isSearching(round, this.#seat) && (round.call?.kind === 'go' || round.joker?.by === this.#seat);
    const at = (round.zeroAt ?? this.#now) + HAND.least;
    if (choice !== null || !must) return this.#intent(at, { type: 'ready' });
    const position = this.#card()?.position ?? this.#anyCard();
    return this.#intent(at, { type: 'place', position });
  }

  #anyCard(): Position {
    const places = spaceBowl.legalMoves(this.#view).flatMap((move) => (move.type === 'place' ? [move.position] : []));
    return pick(diceFor(this.#thrownAt, PURPOSE.acting), places);
  }
}
