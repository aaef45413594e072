import { useCallback, useRef, useState } from 'preact/hooks';
import { BASE, type Building, type BuildingFault, PLACES, type Place, type Placed, SIDE } from '#games/space-builder';
import { CityPlot, type CityPlotProps, plotAt } from './city-plot.tsx';
import type { Pose } from './picking.ts';
import { pictureOf } from './pictures.ts';
import { BaseTile } from './tile.tsx';
import { say } from './words.ts';
import './city.css';
import { ARROWS, moveTabStop, walkGrid } from '../grid-keys.ts';

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
  /** Whose city is checked: another one is checked from the beginning. */
  readonly checkOf?: number;
  readonly hinted?: CityPlotProps['plot'] | undefined;
  /** The same function all the while: the plots keep it. */
  readonly onTap?: CityPlotProps['onTap'];
}

const NONE: readonly Placed[] = [];

/** The paper board, always upright. With `onTap` its plots are buttons that the arrow keys walk over. */
export function CityBoard(props: CityBoardProps) {
  const {
    label,
    board,
    ghost = null,
    picked = null,
    faults = null,
    missing = NONE,
    checkOf = 0,
    hinted,
    onTap,
  } = props;
  const grid = useRef<HTMLElement>(null);
  // Where the hand or the focus is: only there what is in hand is shown.
  const [over, setOver] = useState<Place | null>(null);
  const reach = useCallback((to: HTMLElement, place: Place): void => {
    moveTabStop(grid.current, to);
    setOver(place);
  }, []);
  const leave = useCallback((): void => setOver(null), []);

  return (
    <section
      class="city"
      aria-label={label}
      ref={grid}
      data-surface="paper"
      style={{
        '--ground': pictureOf('plot'),
        '--inviting': pictureOf('inviting'),
      }}
      onPointerLeave={leave}
      onKeyDown={(event) => walkGrid(event, neighbourOf)}
    >
      {PLACES.map((place) => {
        const plot = plotAt(place);
        if (plot === null) {
          return (
            <div key={place} class="plot" data-built="">
              <BaseTile label={say('base')} />
            </div>
          );
        }
        const there = board.find((placed) => placed.plot === plot) ?? null;
        const lacking = there === null ? (missing.find((asked) => asked.plot === plot) ?? null) : null;
        return (
          <CityPlot
            key={place}
            place={place}
            plot={plot}
            there={there ?? lacking}
            isLacking={lacking !== null}
            verdict={verdictOn(there, lacking, faults)}
            checkOf={checkOf}
            invites={ghost !== null && there === null}
            ghost={ghost !== null && there === null && over === place ? ghost : null}
            isPicked={there !== null && there.building === picked}
            isHinted={plot === hinted}
            onTap={onTap}
            onReach={reach}
            onHover={setOver}
          />
        );
      })}
    </section>
  );
}

function verdictOn(
  there: Placed | null,
  lacking: Placed | null,
  faults: readonly BuildingFault[] | null,
): CityPlotProps['verdict'] {
  if (faults === null) return null;
  if (lacking !== null) return 'missing';
  if (there === null) return null;
  return faults.find(({ building }) => building === there.building)?.fault ?? 'right';
}

/** The next plot in the direction of an arrow key; the Base is stepped over. */
function neighbourOf(from: number, key: string): number | null {
  const step = ARROWS[key];
  if (step === undefined) return null;
  let row = Math.floor(from / SIDE);
  let column = from % SIDE;
  do {
    row = (row + step[0] + SIDE) % SIDE;
    column = (column + step[1] + SIDE) % SIDE;
  } while (row * SIDE + column === BASE);
  return row * SIDE + column;
}
