/** What happens in Space Lab, as sentences for the log. */

import { type Event, labCard, type SoloEndReason } from '#games/space-lab';
import type { Seat } from '#tabletop';
import { listWords } from '../../words/area.ts';
import type { NameOf } from '../game-table.ts';
import { sentencesOf } from '../sentences.ts';
import { tieOf } from '../tie.ts';
import { story } from './story-words.ts';
import { agencyName, cardsWords, cardWords, projectName, slotWords } from './words.ts';

const { say } = story;

const SOLO_ENDS: Readonly<Record<SoloEndReason, string>> = {
  'pile-empty': 'pileEmpty',
  'seventeenth-card': 'seventeenthCard',
  'sixth-objective': 'sixthObjective',
};

/** [END-5] [END-6] What decided between equals; null where points did. */
export function tieWords(winners: readonly Seat[], scores: readonly number[], nameOf: NameOf): string | null {
  const tie = tieOf(winners, scores);
  if (tie === null) return null;
  return say(`tie.${tie.is}`, { names: listWords(winners.map(nameOf)), points: tie.points });
}

/** Every kind of event has an entry. */
export const sentenceOf = sentencesOf<Event>({
  'objective-passed': ({ seat }, nameOf) => say('event.objective-passed', { name: nameOf(seat) }),
  'objectives-exchanged': () => say('event.objectives-exchanged'),
  'objectives-arranged': ({ seat }, nameOf) => say('event.objectives-arranged', { name: nameOf(seat) }),
  'objectives-drawn': () => say('event.objectives-drawn'),
  'turn-began': ({ seat, isLastPlace }, nameOf) =>
    say(isLastPlace ? 'event.turn-began-last' : 'event.turn-began', { name: nameOf(seat) }),
  'cards-turned-up': ({ seat, cards }, nameOf) =>
    say('event.turned-up', { name: nameOf(seat), cards: listWords(cards.map((id) => agencyName(labCard(id).agency))) }),
  'cards-taken': ({ seat, from, agency, cards }, nameOf) =>
    say(from === 'centre' ? 'event.recruited' : 'event.taken', {
      name: nameOf(seat),
      agency: agencyName(agency),
      count: cards.length,
    }),
  'cards-left-to-centre': ({ cards }) => (cards.length === 0 ? null : say('event.left', { count: cards.length })),
  'cards-paid': ({ seat, cards }, nameOf) =>
    cards.length === 0 ? null : say('event.paid', { name: nameOf(seat), count: cards.length }),
  'card-placed': ({ seat, card, slot }, nameOf) =>
    say('event.placed', { name: nameOf(seat), card: cardWords(card), slot: slotWords(slot) }),
  'discard-reshuffled': ({ count }) => say('event.reshuffled', { count }),
  'projects-drawn': ({ seat, count }, nameOf) => say('event.projects-drawn', { name: nameOf(seat), count }),
  'project-kept': ({ seat, project }, nameOf) =>
    project === null
      ? say('event.project-kept', { name: nameOf(seat) })
      : say('event.project-kept-known', { name: nameOf(seat), project: projectName(project) }),
  'lab-card-drawn': ({ seat, card }, nameOf) =>
    card === null
      ? say('event.lab-card-drawn', { name: nameOf(seat) })
      : say('event.lab-card-drawn-known', { name: nameOf(seat), card: cardsWords([card]) }),
  'nothing-to-draw': ({ seat }, nameOf) => say('event.nothing-to-draw', { name: nameOf(seat) }),
  'technician-earned': ({ seat, points }, nameOf) => say('event.technician', { name: nameOf(seat), points }),
  'objective-validated': ({ seat, tile }, nameOf) =>
    say('event.validated', { name: nameOf(seat), points: tile?.points ?? 0 }),
  'action-ended': ({ seat, isByItself }, nameOf) =>
    isByItself ? say('event.action-ended', { name: nameOf(seat) }) : null,
  passed: ({ seat }, nameOf) => say('event.passed', { name: nameOf(seat) }),
  'end-called': ({ seat }, nameOf) => say('event.end-called', { name: nameOf(seat) }),
  'cards-swept': ({ card, fromCentre }) =>
    say('event.swept', { agency: agencyName(labCard(card).agency), count: fromCentre.length }),
  'solo-ended': ({ reasons }) => say('event.solo-ended', { reason: SOLO_ENDS[reasons[0] ?? 'pile-empty'] }),
  'match-ended': ({ winners, scores }, nameOf) =>
    scores.length === 1
      ? say('event.match-ended-alone', { points: scores[0] ?? 0 })
      : (tieWords(winners, scores, nameOf) ??
        say('event.match-ended', { name: listWords(winners.map(nameOf)), points: Math.max(...scores) })),
});
