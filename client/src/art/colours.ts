/** The colours of the house by night, for pictures that stand alone: as in `look/tokens.css` and `look/themes.css`. */
const NIGHT: Readonly<Record<string, string>> = {
  ink: '#22264a',
  paper: '#fff4dc',
  'paper-shade': '#f0ddb8',
  'paper-under': '#c9b68e',
  page: '#0b1026',
  'page-far': '#1b1640',
  'page-star': '#f4f1e8',
  deck: '#151b3b',
  line: '#31407a',
  text: '#f4f1e8',
  sticker: '#f4f1e8',
  amber: '#ffb84d',
  teal: '#4fd1c5',
  coral: '#ff6b6b',
  violet: '#9b8cff',
  lime: '#b6e36b',
  sky: '#6ec1ff',
  rose: '#ff8fc0',
  sand: '#e8c9a0',
  'amber-shade': '#e0912a',
  'teal-shade': '#2fa79c',
  'coral-shade': '#db4a51',
  'violet-shade': '#7563e0',
  'lime-shade': '#8cc043',
  'sky-shade': '#3f97e0',
  'rose-shade': '#e0639c',
  'sand-shade': '#c9a374',
};

/** In the order of the seats, as in `look/tokens.css`. */
export const SEAT_COLOURS = ['amber', 'teal', 'coral', 'violet', 'lime', 'sky', 'rose', 'sand'] as const;

const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'amber';

/** A piece of a seat, in its colours. */
export const ofSeat = (seat: number, drawing: string): string =>
  drawing
    .replaceAll('var(--p)', `var(--${seatColour(seat)})`)
    .replaceAll('var(--d)', `var(--${seatColour(seat)}-shade)`);

/** A drawing whose colours are named by their values: whoever shows it need not know ours. */
export const inColour = (drawing: string): string =>
  drawing.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => NIGHT[name] ?? '#000');
