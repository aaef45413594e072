import { BUILDINGS, type Building, type Move, type View } from '#games/space-builder';
import type { Seat, Viewer } from '#tabletop';
import { Button } from '../../look/button.tsx';
import { check } from '../../look/icons.ts';
import { LockedRow } from './hand.tsx';
import { buildingName, say } from './words.ts';
import './opening.css';

interface BetweenPlansProps {
  readonly view: View;
  readonly viewer: Viewer;
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
}

type OpeningProps = BetweenPlansProps & { readonly nameOf: (seat: Seat) => string };

/** The winner of the round chooses what to open; the others see who does, and what it was. */
export function Opening({ view, viewer, nameOf, play }: OpeningProps) {
  const winner = view.rounds.at(-1)?.winner ?? null;
  if (view.rounds.length === 0) return <p class="builder-note">{say('start.hint')}</p>;
  if (winner === null) return <p class="builder-note">{say('nobody-won')}</p>;
  if (view.opened !== null) {
    const building = buildingName(view.opened);
    return (
      <p class="builder-note">
        {winner === viewer ? say('you-opened', { building }) : say('opened', { name: nameOf(winner), building })}
      </p>
    );
  }
  if (view.phase === 'over')
    return <p class="builder-note">{winner === viewer ? say('won-you') : say('won', { name: nameOf(winner) })}</p>;
  if (winner !== viewer || play === null) return <p class="builder-note">{say('opens', { name: nameOf(winner) })}</p>;
  const held: readonly Building[] = view.held[winner] ?? [];
  return (
    <div class="opening">
      <p class="builder-note">{say('open-one')}</p>
      <LockedRow
        locked={BUILDINGS.filter((building) => !held.includes(building))}
        onOpen={(building) => play({ type: 'unlock', building })}
      />
    </div>
  );
}

export function ReadyButton({ view, viewer, play }: BetweenPlansProps) {
  if (viewer === 'spectator' || play === null || view.phase === 'over') return null;
  const waiting = view.ready.filter((isReady) => !isReady).length;
  if (view.ready[viewer]) return <p class="builder-note">{say('waiting-for', { waiting })}</p>;
  // Whoever has won chooses first.
  const hasToOpen = view.rounds.at(-1)?.winner === viewer && view.opened === null;
  return (
    <Button
      kind={hasToOpen ? 'quiet' : 'primary'}
      size="large"
      icon={check}
      wide
      onPress={() => play({ type: 'ready' })}
    >
      {say('ready')}
    </Button>
  );
}
