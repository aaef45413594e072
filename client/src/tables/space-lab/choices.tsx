/** What is decided calmly, one thing of a few: which agency to keep, which Project, which Objective to pass on. */

import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import {
  type Capsule,
  FULL_HAND,
  type Layout,
  type Move,
  type ObjectiveId,
  objectiveTile,
  projectCard,
  type SeatView,
  type View,
} from '#games/space-lab';
import { AGENCY_COLOURS } from '../../art/lab/emblems.ts';
import { CapsulePicture, EmblemPicture } from '../../art/lab/pieces.tsx';
import { Named } from '../../look/named.tsx';
import { useSettling } from '../../look/settling.ts';
import { listWords } from '../../words/area.ts';
import { numberKeys, useKeyActions } from '../table-keys.ts';
import { Card, ProjectSign } from './card.tsx';
import { placeOf } from './flights.ts';
import { Hinted, isHintedGroup } from './hinted.ts';
import { capsulesShortOf, groupsOf, projectWorth } from './reading.ts';
import { agencyName, capsuleWords, cardsWords, objectiveWords, projectName, say } from './words.ts';
import './choices.css';

/** More is never held out at once. */
const PLACES = [...Array(9).keys()];

interface ChoiceProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seat: SeatView;
  readonly play: (move: Move) => void;
}

interface ChoicePanelProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ComponentChildren;
}

export function ChoicePanel({ title, hint, children }: ChoicePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeyActions(
    numberKeys(PLACES, (place) => panel.current?.querySelectorAll<HTMLElement>('.lab-option')[place]?.click()),
  );
  // What was pressed before is gone: whoever plays by keys or by ear goes on here.
  useEffect(() => {
    if (document.activeElement?.contains(heading.current)) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <section class="lab-choice" aria-label={title} ref={panel}>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p class="soft">{hint}</p>
      {children === undefined ? null : <div class="lab-options">{children}</div>}
    </section>
  );
}

/** Three cards are turned up: one tray an agency. */
export function KeepChoice({ view, layout, seat, play }: ChoiceProps) {
  const hinted = useContext(Hinted);
  const groups = groupsOf(view.turnedUp).filter(({ cards }) => cards.length > 0);
  return (
    <ChoicePanel title={say('keep.title')} hint={say('keep.hint')}>
      {groups.map(({ agency, cards }) => {
        const short = capsulesShortOf(seat, layout, agency).map((at) =>
          say('capsule.short', { capsule: layout.capsules[at] ?? 'L' }),
        );
        const then = view.hand.length + cards.length;
        const fits = short.length === 0 ? null : say('keep.fits', { capsules: listWords(short) });
        const full = then < FULL_HAND ? null : say('keep.full', { count: then });
        const label = say('keep.label', { agency: agencyName(agency), count: cards.length, cards: cardsWords(cards) });
        return (
          <button
            key={agency}
            type="button"
            class="lab-option lab-keep"
            data-hint={isHintedGroup(hinted, agency)}
            style={{
              '--tint': AGENCY_COLOURS[agency].tint,
              '--main': AGENCY_COLOURS[agency].main,
              '--cards': cards.length,
            }}
            onClick={() => play({ type: 'keep', agency })}
          >
            <Named words={[label, fits, full].filter((words) => words !== null).join('. ')}>
              <span class="lab-keep-cards">
                {cards.map((card) => (
                  <span key={card} class="lab-keep-card" data-place={placeOf.turned(card)}>
                    <Card id={card} kind="full" />
                  </span>
                ))}
              </span>
              <span class="lab-keep-words">
                {fits ?? agencyName(agency)}
                {full === null ? null : <span class="lab-keep-full">{full}</span>}
              </span>
              <span class="lab-keep-take display">
                <EmblemPicture agency={agency} size={24} />
                {say('keep.take', { count: cards.length })}
              </span>
            </Named>
          </button>
        );
      })}
    </ChoicePanel>
  );
}

/** Several Projects were drawn: one is kept. */
export function ProjectChoice({ view, seat, play }: ChoiceProps) {
  // One choice may follow another in its place.
  const isSettling = useSettling(true);
  const drawn = view.draws.at(-1)?.drawn ?? [];
  const then = view.due.map((due) =>
    due.kind === 'projects' ? say('due.projects', { count: due.count }) : say(`due.${due.kind}`),
  );
  return (
    <ChoicePanel title={say('choose.title')} hint={say('choose.hint', { others: drawn.length - 1 })}>
      {drawn.map((project) => {
        const { kind } = projectCard(project);
        const now = say('project.now', { points: projectWorth(seat, project) });
        const worth = say(`worth.${kind}`);
        return (
          <button
            key={project}
            type="button"
            class="lab-option lab-drawn"
            style={{ '--drawn': Math.max(2, drawn.length) }}
            data-place={placeOf.drawn(project)}
            data-surface="paper"
            data-settling={isSettling ? '' : undefined}
            onClick={() => {
              if (!isSettling) play({ type: 'keepProject', project });
            }}
          >
            <Named words={say('choose.keep', { project: projectName(project), now, worth })}>
              <ProjectSign id={project} size={52} />
              <span class="lab-drawn-name display">{say(`project.${kind}`)}</span>
              <span class="lab-drawn-now number">+{projectWorth(seat, project)}</span>
              <span class="lab-drawn-worth">{worth}</span>
            </Named>
          </button>
        );
      })}
      {then.length === 0 ? null : (
        <p class="lab-then">
          <span class="soft">{say('choose.then')}</span> {listWords(then)}
        </p>
      )}
    </ChoicePanel>
  );
}

interface ArrangeProps {
  readonly capsules: readonly { readonly capsule: Capsule; readonly objective: ObjectiveId }[];
  readonly marked: number | null;
  readonly onTouch: (place: number) => void;
}

/** The Objectives large, in the order in which they would lie; two touches change two of them round. */
export function ArrangeChoice({ capsules, marked, onTouch }: ArrangeProps) {
  return (
    <ChoicePanel title={say('arrange.title')} hint={say('arrange.hint')}>
      {capsules.map(({ capsule, objective }, place) => (
        <button
          key={capsule}
          type="button"
          class="lab-option lab-pass"
          aria-pressed={marked === place}
          onClick={() => onTouch(place)}
        >
          <Named words={say('arrange.swap', { capsule: capsuleWords(capsule), objective: objectiveWords(objective) })}>
            <CapsulePicture objective={objectiveTile(objective)} matched="unlaid" width="100%" />
            {say('capsule.short', { capsule })}
          </Named>
        </button>
      ))}
    </ChoicePanel>
  );
}

/** Advanced game: an Objective for the neighbour on the left. */
export function PassChoice({ view, to, play }: Pick<ChoiceProps, 'view' | 'play'> & { readonly to: string }) {
  return (
    <ChoicePanel
      title={say('pass.title', { name: to })}
      hint={say('pass.hint', { name: to, neighbours: view.seats.length - 1 })}
    >
      {view.objectives.map((objective) => (
        <button
          key={objective}
          type="button"
          class="lab-option lab-pass"
          aria-label={say('pass.this', { objective: objectiveWords(objective) })}
          onClick={() => play({ type: 'passObjective', objective })}
        >
          <CapsulePicture objective={objectiveTile(objective)} matched="unlaid" width="100%" />
        </button>
      ))}
    </ChoicePanel>
  );
}
