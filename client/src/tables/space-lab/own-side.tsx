import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useMemo, useRef } from 'preact/hooks';
import type { Layout, Move, Offer, SeatView, View } from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { Spoken } from '../../look/live.tsx';
import { useDeferred } from '../moments.ts';
import { KeepChoice, ProjectChoice } from './choices.tsx';
import { Deferred } from './deferred.tsx';
import { Dock } from './dock.tsx';
import { FontWarmup } from './font-warmup.tsx';
import { HandRow } from './hand.tsx';
import { Info } from './info.tsx';
import type { LookBack } from './look-back.tsx';
import type { Plan } from './plan.ts';
import { Projects } from './projects.tsx';
import type { TurnRecap } from './recap.ts';
import { Rivals } from './rivals.tsx';
import { useCardKind, useIsWide } from './roomy.ts';
import { useSetup } from './setup-choice.tsx';
import { Side } from './side.tsx';
import { Station } from './station.tsx';
import type { Fresh } from './use-show.ts';
import { useTurn } from './use-turn.ts';
import { Ways } from './ways.tsx';
import { say, worthWords } from './words.ts';
import './board.css';
import './low.css';
import './wide.css';
import './controller.css';

export interface OwnSideProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly layout: Layout;
  readonly offers: readonly Offer[];
  readonly seats: readonly SeatNow[];
  /** What the others did in their last turns. */
  readonly recaps: readonly TurnRecap[];
  readonly lookBack: LookBack | null;
  readonly fresh: Fresh;
  /** In the place of the other stations, where there is something else to say. */
  readonly aside?: ComponentChildren;
  /** Told of everything that is chosen before it is confirmed. */
  readonly onPlan?: (plan: Plan) => void;
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
}

/** One's own side of the table, from the Objectives to the end. */
export const OwnSide = memo(function OwnSide(props: OwnSideProps) {
  const { view, fresh, seat, layout, offers, seats, recaps, lookBack, aside, onPlan, play } = props;
  const board = useRef<HTMLDivElement>(null);
  const turn = useTurn(board, { view, seat, offers, onPlan, play });
  const setup = useSetup({ view, seat, layout, seats, play });
  // Projects are held out once what led to them is seen.
  const isSeen = useDeferred(view) === view || view.phase !== 'choosing';
  const choice = setup === null ? choiceOf(view, layout, seat, isSeen && turn.isActing ? play : null) : setup.choice;
  const isWide = useIsWide();
  const { preview, ghost } = turn;
  return (
    <div
      class="lab-table"
      data-choice={choice === null ? undefined : ''}
      data-setup={setup === null ? undefined : ''}
      ref={board}
    >
      {choice}
      {aside ?? (
        <Deferred of={view}>
          {(view) => <Rivals view={view} layout={layout} seats={seats} except={Number(view.viewer)} />}
        </Deferred>
      )}
      {setup === null ? <DeferredWays view={view} turn={turn} /> : null}
      <OwnStation view={view} fresh={fresh} seat={seat} layout={layout} turn={turn} setup={setup} />
      {setup === null ? <Deferred of={seat}>{(seat) => <Projects seat={seat} onLook={turn.look} />}</Deferred> : null}
      {choice === null ? (
        <Info view={view} seat={seat} layout={layout} seats={seats} recaps={recaps} lookBack={lookBack} {...turn} />
      ) : null}
      {setup === null ? <HandRow {...turn} /> : null}
      {setup === null ? <Dock view={view} play={play} {...turn} /> : setup.dock}
      {isWide && seats.length > 1 ? (
        <Deferred of={view}>{(view) => <Side view={view} layout={layout} seats={seats} recaps={recaps} />}</Deferred>
      ) : null}
      <Said words={preview !== null && ghost !== null ? worthWords(ghost.slot, preview) : turn.words} />
      <Deferred of={layout}>{() => <FontWarmup />}</Deferred>
    </div>
  );
});

/** What is chosen is seen first, and said a frame later. */
function Said({ words }: { readonly words: string }) {
  return <Spoken words={useDeferred(words)} />;
}

type Turn = ReturnType<typeof useTurn>;

/** What is chosen shows at once; what has changed follows. */
function DeferredWays({ view, turn }: { readonly view: View; readonly turn: Turn }) {
  const { plan, chances, onReveal, onGroup } = turn;
  const open = useMemo(() => ({ view, chances }), [view, chances]);
  const chosen = plan.kind === 'recruit' ? plan.agency : plan.kind === 'reveal' ? 'reveal' : null;
  return (
    <Deferred of={open}>
      {({ view, chances }) => (
        <Ways view={view} chosen={chosen} chances={chances} onReveal={onReveal} onGroup={onGroup} />
      )}
    </Deferred>
  );
}

interface OwnStationProps extends Pick<OwnSideProps, 'view' | 'fresh' | 'seat' | 'layout'> {
  readonly turn: Turn;
  readonly setup: ReturnType<typeof useSetup>;
}

function OwnStation({ view, fresh, seat, layout, turn, setup }: OwnStationProps) {
  const kind = useCardKind();
  const capsules = setup?.capsules ?? seat.capsules;
  const { station, validations } = seat;
  const laid = useMemo(() => ({ station, validations, capsules }), [station, validations, capsules.join()]);
  return (
    <div class="lab-space">
      <Station
        seat={laid}
        layout={layout}
        label={say('station')}
        of={Number(view.viewer)}
        kind={kind}
        piles={view.validations}
        previews={setup === null ? turn.onStation.previews : undefined}
        ghost={turn.onStation.ghost}
        fresh={fresh[Number(view.viewer)]}
        onSlot={turn.onSlot}
        onLook={turn.look}
        onCapsule={setup?.onCapsule}
        marked={setup?.marked ?? null}
      />
    </div>
  );
}

function choiceOf(view: View, layout: Layout, seat: SeatView, play: ((move: Move) => void) | null) {
  if (play === null) return null;
  if (view.phase === 'keeping') return <KeepChoice view={view} layout={layout} seat={seat} play={play} />;
  if (view.phase === 'choosing')
    return <ProjectChoice key={view.draws.length} view={view} layout={layout} seat={seat} play={play} />;
  return null;
}
