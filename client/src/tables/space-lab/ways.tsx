import { useContext } from 'preact/hooks';
import type { Agency, View } from '#games/space-lab';
import { BackPicture, EmblemPicture } from '../../art/lab/pieces.tsx';
import { Keycap } from '../../look/keycap.tsx';
import { Named } from '../../look/named.tsx';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { Hinted, isHintedGroup } from './hinted.ts';
import { type Chances, canRecruit, has, type Plan } from './plan.ts';
import { groupsOf } from './reading.ts';
import { agencyName, cardsWords, say } from './words.ts';
import './ways.css';

export interface WaysProps {
  readonly view: View;
  readonly plan: Plan;
  readonly chances: Chances | null;
  readonly onReveal: () => void;
  readonly onGroup: (agency: Agency) => void;
}

/** Two of the three ways to act: turn cards up, or take a group from the Centre. The third is the hand. */
export function Ways({ view, plan, chances, onReveal, onGroup }: WaysProps) {
  const hinted = useContext(Hinted);
  const canReveal = chances !== null && has(chances, 'reveal');
  return (
    <section class="lab-ways" aria-label={say('centre')}>
      <button
        type="button"
        class="lab-way lab-reveal"
        data-place={placeOf.pile}
        data-hint={hinted.on === 'reveal' ? '' : undefined}
        aria-pressed={plan.kind === 'reveal'}
        aria-disabled={!canReveal}
        aria-keyshortcuts="R"
        onClick={canReveal ? onReveal : undefined}
      >
        <span class="lab-way-name display">{say('reveal')}</span>
        <span class="lab-pile" aria-hidden="true">
          <BackPicture of="lab" size={26} />
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
        {groupsOf(view.centre).map(({ agency, cards }) => {
          const canTake = chances !== null && canRecruit(chances, agency);
          const label =
            cards.length === 0
              ? say('tray.empty', { agency: agencyName(agency) })
              : say('tray.cards', { agency: agencyName(agency), count: cards.length, cards: cardsWords(cards) });
          return (
            <button
              key={agency}
              type="button"
              class="lab-way lab-tray"
              data-agency={agency}
              data-place={placeOf.tray(agency)}
              data-hint={isHintedGroup(hinted, agency)}
              data-empty={cards.length === 0 ? '' : undefined}
              aria-pressed={plan.kind === 'recruit' && plan.agency === agency}
              aria-disabled={!canTake}
              title={agencyName(agency)}
              onClick={canTake ? () => onGroup(agency) : undefined}
            >
              <Named words={label}>
                <EmblemPicture agency={agency} size={28} class="sticker" />
                <span class="number lab-tray-count">{cards.length}</span>
                <span class="lab-tray-cards">
                  {cards.map((card) => (
                    <span key={card} class="lab-tray-card" data-place={placeOf.centre(card)}>
                      <Card id={card} kind="small" />
                    </span>
                  ))}
                </span>
              </Named>
            </button>
          );
        })}
      </div>
      <p class="lab-piles soft">
        <span data-place={placeOf.projectPile} title={say('pile.projects', { count: view.projectPileSize })}>
          <BackPicture of="project" size={22} />
          <span class="number">{view.projectPileSize}</span>
          <span class="spoken">{say('pile.projects', { count: view.projectPileSize })}</span>
        </span>
        <span
          class="lab-discard"
          data-place={placeOf.discard}
          title={say('pile.discard', { count: view.discard.length })}
        >
          <BackPicture of="lab" size={22} />
          <span class="number">{view.discard.length}</span>
          <span class="spoken">{say('pile.discard', { count: view.discard.length })}</span>
        </span>
      </p>
    </section>
  );
}
