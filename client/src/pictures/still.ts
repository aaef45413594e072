/** A board as a picture that nobody plays on. */

/** Marks in a box of this size, in the colours of the theme. */
export interface Still {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

/** Each game has one in the `still.ts` of its folder; a view in, a picture out, without a page. */
export type StillOf = (view: object) => Still;

/** Pictures side by side, as many in a row as make them largest in a room that is wider than high. */
export function sideBySide(stills: readonly Still[], gap: number): Still {
  const [width, height] = [Math.max(...stills.map((one) => one.width)), Math.max(...stills.map((one) => one.height))];
  const columns = bestColumns(stills.length, width + gap, height + gap);
  const rows = Math.ceil(stills.length / columns);
  const drawing = stills
    .map((still, at) => {
      const [x, y] = [(at % columns) * (width + gap), Math.floor(at / columns) * (height + gap)];
      const middle = y + (height - still.height) / 2;
      return `<g transform="translate(${x} ${middle})">${still.drawing}</g>`;
    })
    .join('');
  return { width: columns * (width + gap) - gap, height: rows * (height + gap) - gap, drawing };
}

const SHAPE = 4 / 3;

function bestColumns(count: number, width: number, height: number): number {
  const scaleIn = (columns: number): number =>
    Math.min(SHAPE / (columns * width), 1 / (Math.ceil(count / columns) * height));
  const choices = Array.from({ length: count }, (_, at) => at + 1);
  return choices.reduce((best, columns) => (scaleIn(columns) > scaleIn(best) ? columns : best), 1);
}
