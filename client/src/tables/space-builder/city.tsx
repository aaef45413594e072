import { useRef } from 'preact/hooks';
import {
  BASE,
  type Building,
  type BuildingFault,
  PLACES,
  type Place,
  type Placed,
  type Plot,
  SIDE,
} from '#games/space-builder';
import { PlotPicture } from '../../art/builder/pieces.tsx';
import { Sign } from '../../look/icon.tsx';
import { check, cross } from '../../look/icons.ts';
import type { Pose } from './picking.ts';
import { BaseTile, Tile } from './tile.tsx';
import { asPlaced, faultName, fromBase, say } from './words.ts';
import './city.css';

export interface CityBoardProps {
  readonly label: string;
  readonly board: readonly Placed[];
  /** What is in hand, to be shown where it would stand. */
  readonly ghost?: { readonly building: Building; readonly pose: Pose } | null;
  /** The building that was picked up where it stands. */
  readonly picked?: Building | null;
  /** Marks on the finished board; null before the reveal. */
  readonly faults?: readonly BuildingFault[] | null;
  /** What should have stood where nothing stands: shown pale on the finished board. */
  readonly missing?: readonly Placed[];
  readonly hinted?: Plot | undefined;
  readonly onTap?: ((plot: Plot) => void) | undefined;
}

/** Which plot lies on a place; the Base has none. */
const plotAt = (place: Place): Plot | null => (place === BASE ? null : ((place < BASE ? place : place - 1) as Plot));

/** The paper board, always upright. With `onTap` its plots are buttons that the arrow keys walk over. */
export function CityBoard(props: CityBoardProps) {
  const { label, board, ghost = null, picked = null, faults = null, missing = [], hinted, onTap } = props;
  const grid = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent, from: Place): void => {
    const to = neighbourOf(from, event.key);
    if (to === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };

  return (
    <section class="city" aria-label={label} ref={grid} data-surface="paper">
      {PLACES.map((place) => {
        const plot = plotAt(place);
        if (plot === null) {
          return (
            <div key={place} class="plot">
              <BaseTile label={say('base')} />
            </div>
          );
        }
        const there = board.find((placed) => placed.plot === plot) ?? null;
        const inside = <Plotted plot={plot} there={there} faults={faults} missing={missing} ghost={ghost} />;
        const words = plotWords(place, plot, there, faults);
        const built = there === null ? undefined : '';
        return onTap === undefined ? (
          <div key={place} class="plot" data-built={built} role="img" aria-label={words}>
            {inside}
          </div>
        ) : (
          <button
            key={place}
            type="button"
            class={plot === hinted ? 'plot hinted' : 'plot'}
            data-place={place}
            data-plot={plot}
            data-building={there?.building}
            data-built={built}
            data-invites={ghost !== null && there === null ? '' : undefined}
            data-picked={there?.building === picked ? '' : undefined}
            aria-label={words}
            tabIndex={place === 0 ? 0 : -1}
            onClick={() => onTap(plot)}
            onKeyDown={(event) => walk(event, place)}
            onFocus={(event) => moveTabStop(grid.current, event.currentTarget)}
          >
            {inside}
          </button>
        );
      })}
    </section>
  );
}

interface PlottedProps {
  readonly plot: Plot;
  readonly there: Placed | null;
  readonly faults: readonly BuildingFault[] | null;
  readonly missing: readonly Placed[];
  readonly ghost: CityBoardProps['ghost'];
}

function Plotted({ plot, there, faults, missing, ghost = null }: PlottedProps) {
  if (there !== null) {
    return (
      <>
        <Tile building={there.building} face={there.face} turn={there.turn} />
        {faults === null ? null : (
          <Verdict building={there.building} isRight={!faults.some(({ building }) => building === there.building)} />
        )}
      </>
    );
  }
  const lacking = missing.find((asked) => asked.plot === plot);
  if (lacking !== undefined) {
    return (
      <>
        <PlotPicture width="100%" height="100%" />
        <span class="plot-lacking">
          <Tile building={lacking.building} face={lacking.face} turn={lacking.turn} />
        </span>
        <Verdict building={lacking.building} isRight={false} />
      </>
    );
  }
  return (
    <>
      <PlotPicture inviting={ghost !== null} width="100%" height="100%" />
      {ghost === null ? null : (
        <span class="plot-ghost">
          <Tile building={ghost.building} face={ghost.pose.face} turn={ghost.pose.turn} />
        </span>
      )}
    </>
  );
}

/** Buildings are checked one after another, by their numbers. */
function Verdict({ building, isRight }: { readonly building: Building; readonly isRight: boolean }) {
  return (
    <span class="verdict" data-right={isRight ? '' : undefined} style={{ '--nth': building }}>
      <Sign of={isRight ? check : cross} size="100%" />
    </span>
  );
}

function plotWords(place: Place, plot: Plot, there: Placed | null, faults: CityBoardProps['faults'] = null): string {
  const where = { number: plot + 1, where: fromBase(place, BASE) };
  if (there === null) return say('plot.empty', where);
  const what = asPlaced(there.building, there.face, there.turn);
  const fault = faults?.find(({ building }) => building === there.building);
  if (fault === undefined) return say('plot.built', { ...where, what });
  return say('plot.faulty', { ...where, what, fault: faultName(fault.fault) });
}

/** The next plot in the direction of an arrow key; the Base is stepped over. */
function neighbourOf(from: Place, key: string): Place | null {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[key];
  if (step === undefined) return null;
  let row = Math.floor(from / SIDE);
  let column = from % SIDE;
  do {
    row = (row + step[0] + SIDE) % SIDE;
    column = (column + step[1] + SIDE) % SIDE;
  } while (row * SIDE + column === BASE);
  return (row * SIDE + column) as Place;
}

/** Tab comes back to the plot that was left. */
function moveTabStop(grid: HTMLElement | null, to: HTMLElement): void {
  for (const plot of grid?.querySelectorAll<HTMLElement>('[data-place]') ?? []) plot.tabIndex = plot === to ? 0 : -1;
}
