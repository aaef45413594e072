/** The plan as it came up, and everybody's city as far as it may be seen. */

import { PLOTS, type Placed, planOf, type ShownPlan, type View } from '#games/space-builder';
import { BOARD_SIZE, CITY_HEIGHT, cityBoard, planSheet, plotCorner, plotDrawing } from '../../art/builder/board.ts';
import { standing, turned } from '../../art/builder/standing.ts';
import { placed } from '../../art/drawing.ts';
import { type Still, sideBySide } from '../../pictures/still.ts';

export function stillOf(json: object): Still {
  // A view of this game, whoever made it.
  const { plan, boards } = json as View;
  return sideBySide([...(plan === null ? [] : [planStill(plan)]), ...boards.map(cityStill)], 40);
}

function planStill({ plan, turned: turn }: ShownPlan): Still {
  const drawing = turned(turn, planSheet + planOf(plan).map(standing).join(''), BOARD_SIZE / 2);
  return { width: BOARD_SIZE, height: BOARD_SIZE, drawing };
}

/** A city that may not be seen looks like one that has not been begun. */
function cityStill(board: readonly Placed[] | null): Still {
  const plots = PLOTS.map((plot) => {
    const { x, y } = plotCorner(plot);
    return placed(`translate(${x} ${y})`, plotDrawing(false));
  });
  const drawing = cityBoard + plots.join('') + (board ?? []).map(standing).join('');
  return { width: BOARD_SIZE, height: CITY_HEIGHT, drawing };
}
