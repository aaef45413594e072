import { memo } from 'preact/compat';
import { useContext, useMemo } from 'preact/hooks';
import type { Agency, View } from '#games/space-lab';
import { BackPicture, EmblemPicture } from '../../art/lab/pieces.tsx';
import { Keycap } from '../../look/keycap.tsx';
import { Named } from '../../look/named.tsx';
import { Card } from './card.tsx';
import { DiscardPile } from './discards.tsx';
import { placeOf } from './flights.ts';
import { Hinted, isHintedGroup } from './hinted.ts';
import { type Chances, canRecruit, has } from './plan.ts';
import { groupsOf } from './reading.ts';
import { agencyName, cardsWords, say } from './words.ts';
import './ways.css';

export interface WaysProps {
  readonly view: Pick<View, 'pileSize' | 'centre' | 'discard' | 'projectPileSize'>;
  /** What is chosen here, if anything. */
  readonly chosen: Agency | 'reveal' | null;
  readonly chances: Chances | null;
  readonly onReveal?: () => void;
  readonly onGroup?: (agency: Agency) => void;
}

/** Two of the three ways to act: turn cards up, or take a group from the Centre. The third is the hand. */
export const Ways = memo(function Ways({ view, chosen, chances, onReveal, onGroup }: WaysProps) {
  const hinted = useContext(Hinted);
  const canReveal = chances !== null && has(chances, 'reveal');
  const groups = useMemo(() => groupsOf(view.centre), [view.centre]);
  return (
    <section class="lab-ways" aria-label={say('centre')}>
      <button
        type="button"
        class="lab-way lab-reveal"
        data-place={placeOf.pile}
        data-hint={hinted.on === 'reveal' ? '' : undefined}
        aria-pressed={chosen === 'reveal'}
        aria-disabled={!canReveal}
        aria-keyshortcuts="R"
        onClick={canReveal ? onReveal : undefined}
      >
        <span class="lab-way-name display">{say('reveal')}</span>
        <span class="lab-pile" aria-hidden="true">
          <BackPicture of="lab" size={20} />
          <span class="number">{view.pileSize}</span>
        </span>
        <span class="spoken">{say('pile.lab', { count: view.pileSize })}</span>
        <Keycap>R</Keycap>
      </button>
      <div class="lab-centre">
        <h2 class="lab-way-name">
          {say('recruit')}
          <Keycap>C</Keycap>
        </h2>
        {groups.map(({ agency, cards }) => (
          <Tray
            key={agency}
            agency={agency}
            cards={cards.join(' ')}
            hint={chances === null ? undefined : isHintedGroup(hinted, agency)}
            isChosen={chosen === agency}
            canTake={chances !== null && canRecruit(chances, agency)}
            onGroup={onGroup}
          />
        ))}
      </div>
      <div class="lab-piles soft">
        <Pile of="project" place={placeOf.projectPile} count={view.projectPileSize} words="pile.projects" />
        <DiscardPile cards={view.discard} />
      </div>
    </section>
  );
});

interface TrayProps {
  readonly agency: Agency;
  /** Ids in one word each: equal ones are the same. */
  readonly cards: string;
  readonly hint: '' | undefined;
  readonly isChosen: boolean;
  readonly canTake: boolean;
  readonly onGroup: ((agency: Agency) => void) | undefined;
}

/** Those of one agency who wait in the Centre. */
const Tray = memo(function Tray({ agency, cards: ids, hint, isChosen, canTake, onGroup }: TrayProps) {
  const name = agencyName(agency);
  const cards = ids === '' ? [] : ids.split(' ');
  const label =
    cards.length === 0
      ? say('tray.empty', { agency: name })
      : say('tray.cards', { agency: name, count: cards.length, cards: cardsWords(cards) });
  return (
    <button
      type="button"
      class="lab-way lab-tray"
      data-agency={agency}
      data-place={placeOf.tray(agency)}
      data-hint={hint}
      data-empty={cards.length === 0 ? '' : undefined}
      aria-pressed={isChosen}
      aria-disabled={!canTake}
      title={name}
      onClick={canTake ? () => onGroup?.(agency) : undefined}
    >
      <Named words={label}>
        <EmblemPicture agency={agency} size={26} sticker />
        <span class="number lab-tray-count">{cards.length}</span>
        <span class="lab-tray-name">{name}</span>
        <span class="lab-tray-cards">
          {cards.map((card) => (
            <span key={card} class="lab-tray-card" data-place={placeOf.centre(card)}>
              <Card id={card} kind="small" width="var(--card)" />
            </span>
          ))}
        </span>
      </Named>
    </button>
  );
});

function Pile({ of, place, count, words }: PileProps) {
  return (
    <span class="lab-pile" data-place={place} data-pile={of}>
      <BackPicture of={of} size={17} />
      <span class="lab-pile-words">{say(words, { count })}</span>
    </span>
  );
}

interface PileProps {
  readonly of: 'project';
  readonly place: string;
  readonly count: number;
  readonly words: 'pile.projects';
}
