import { useMemo } from 'preact/hooks';
import { BASE, type Building, type Fault, type Place, type Placed, type Plot } from '#games/space-builder';
import type { Pose } from './picking.ts';
import { pictureOf } from './pictures.ts';
import { Tile } from './tile.tsx';
import { asPlaced, faultName, fromBase, say, tongue } from './words.ts';

export interface CityPlotProps {
  readonly place: Place;
  readonly plot: Plot;
  /** What stands here, or should have stood. */
  readonly there: Placed | null;
  readonly isLacking: boolean;
  /** What the check says; null before it. */
  readonly verdict: Fault | 'right' | null;
  readonly checkOf: number;
  /** What is in hand could be put here. */
  readonly invites: boolean;
  /** What is in hand, shown where it would stand. */
  readonly ghost: { readonly building: Building; readonly pose: Pose } | null;
  readonly isPicked: boolean;
  readonly isHinted: boolean;
  readonly onTap?: ((plot: Plot) => void) | undefined;
  readonly onReach: (button: HTMLElement, place: Place) => void;
  readonly onHover: (place: Place | null) => void;
}

/** Which plot lies on a place; the Base has none. */
export const plotAt = (place: Place): Plot | null =>
  place === BASE ? null : ((place < BASE ? place : place - 1) as Plot);

/** A plot is drawn again only when it looks otherwise: of a stroke in a city most see nothing. */
export function CityPlot(props: CityPlotProps) {
  const { there, isLacking, verdict, checkOf, invites, ghost, isPicked, isHinted, onTap } = props;
  return useMemo(
    () => <DrawnPlot {...props} />,
    [
      there?.building,
      there?.face,
      there?.turn,
      isLacking,
      verdict,
      checkOf,
      invites,
      ghost?.building,
      ghost?.pose.face,
      ghost?.pose.turn,
      isPicked,
      isHinted,
      onTap,
      tongue(),
    ],
  );
}

function DrawnPlot(props: CityPlotProps) {
  const { place, there, isLacking, verdict, checkOf, invites, isPicked, onTap } = props;
  const spoken = onTap === undefined ? ({ role: 'img', 'aria-label': plotWords(props) } as const) : {};
  return (
    <div
      class="plot"
      data-built={there === null || isLacking ? undefined : ''}
      data-invites={invites ? '' : undefined}
      data-picked={isPicked ? '' : undefined}
      {...spoken}
    >
      <Tile shown={there} class={isLacking ? 'plot-lacking' : ''} />
      {onTap === undefined ? null : <PlotButton {...props} onTap={onTap} />}
      {verdict === null || there === null ? null : (
        // Buildings are checked one after another, by their numbers.
        <span
          key={`${place}/${checkOf}`}
          class="plot-verdict"
          style={{ '--nth': there.building, backgroundImage: pictureOf(verdict === 'right' ? 'right' : 'wrong') }}
        />
      )}
    </div>
  );
}

function PlotButton(props: CityPlotProps & { readonly onTap: (plot: Plot) => void }) {
  const { place, plot, there, ghost, isHinted, onTap, onReach, onHover } = props;
  return (
    <button
      type="button"
      class={isHinted ? 'plot-button hinted' : 'plot-button'}
      data-place={place}
      data-plot={plot}
      data-building={there?.building}
      aria-label={plotWords(props)}
      tabIndex={place === 0 ? 0 : -1}
      onClick={() => onTap(plot)}
      onFocus={(event) => onReach(event.currentTarget, place)}
      onBlur={() => onHover(null)}
      onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? onHover(place) : undefined)}
    >
      {ghost === null ? null : <Tile shown={{ building: ghost.building, ...ghost.pose }} class="plot-ghost" />}
    </button>
  );
}

function plotWords({ place, plot, there, isLacking, verdict }: CityPlotProps): string {
  const where = { number: plot + 1, where: fromBase(place, BASE) };
  if (there === null || isLacking) return say('plot.empty', where);
  const what = asPlaced(there.building, there.face, there.turn);
  if (verdict === null || verdict === 'right') return say('plot.built', { ...where, what });
  return say('plot.faulty', { ...where, what, fault: faultName(verdict) });
}
