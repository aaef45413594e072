import { box, disc, INK, line, marks, oval, placed, solid, tone } from '../drawing.ts';
import { CREAM, CREAM_SHADE, FINE, GLASS, pennant, RED, YELLOW } from './tile.ts';

const fine = { width: FINE };

function chimney(x: number): string {
  return marks(
    solid(`M${x - 8},52L${x - 5.5},22H${x + 5.5}L${x + 8},52Z`, CREAM),
    tone(`M${x + 1},23.500H${x + 4.2}L${x + 6.4},52H${x + 1}Z`, CREAM_SHADE),
    solid(`M${x - 6.7},37L${x - 6},29H${x + 6}L${x + 6.7},37Z`, RED, FINE),
    solid(`M${x - 1},17c-6.5,0 -6.5,-8 0,-7.500c2,-4.5 10,-2 7,4.500c-1.5,2.5 -4,3 -7,3Z`, '#fff', FINE),
  );
}

/** 5: a reactor with two chimneys or three. */
export function reactor(chimneys: readonly number[]): string {
  const hall = 'M12,84V56a6,6 0 0,1 6,-6H82a6,6 0 0,1 6,6V84Z';
  const orbit = (turn: number) => placed(`rotate(${turn} 50 67)`, line(oval(50, 67, 9.5, 3.6), { width: 1.9 }));
  return marks(
    ...chimneys.map(chimney),
    solid(hall, '#4fd1c5'),
    tone('M74,51.500H82a4.5,4.5 0 0,1 4.5,4.500V82.500H72Z', '#2fa79d'),
    line('M17,60V57a3,3 0 0,1 3,-3H30', { width: 3, colour: '#c4f5ee' }),
    line(hall),
    solid(disc(50, 67, 12.5), CREAM, FINE),
    orbit(30),
    orbit(-30),
    tone(disc(50, 67, 2.8), RED),
    line('M21,65v11M28,65v11', fine),
  );
}

/** 6: a dish with one ring or two. */
export function dishAntenna(rings: 1 | 2): string {
  const foot = 'M39,84L47,52H55L63,84Z';
  const ringMarks =
    rings === 1 ? line(oval(50, 36, 21, 14)) : marks(line(oval(50, 36, 28, 18.6)), line(oval(50, 36, 14, 9)));
  return marks(
    solid(foot, CREAM),
    tone('M52,53.500H54L61,82.500H54Z', CREAM_SHADE),
    line('M43,72.500H60M45.5,63H57.5', fine),
    line(foot),
    placed(
      'rotate(-24 50 38)',
      solid(oval(50, 39.5, 39, 28), '#3e93d6'),
      solid(oval(50, 36, 39, 26.5), GLASS),
      tone('M87,34a37.5,25 0 0,1 -62,20.500C58,60 80,50 77,18C83,22.5 87,28 87,34Z', '#5fb1ec', 0.55),
      line('M18,28C22,19 30,14 40,12.5', { width: 4, colour: '#fff' }),
      ringMarks,
    ),
    line('M50,37L62,17'),
    solid(disc(63, 15, 6), RED),
    tone(disc(61, 13, 1.8), '#fff'),
    line('M31,84H71'),
  );
}

const saucer = marks(
  solid('M36,66a14,13.5 0 0,1 28,0Z', GLASS, FINE),
  line('M42,62a9,9 0 0,1 5,-6', { width: 2.4, colour: '#fff' }),
  line('M39,75L34,83.500M61,75L66,83.5', fine),
  solid(oval(50, 69, 27, 8.6), '#b6e36b', FINE),
  tone(disc(34.5, 68.5, 2.2) + disc(44.5, 71, 2.2) + disc(55.5, 71, 2.2) + disc(65.5, 68.5, 2.2), INK),
);

const wheel = (x: number) => marks(solid(disc(x, 76.5, 7.2), CREAM, FINE), tone(disc(x, 76.5, 2), INK));
const rover = marks(
  solid('M34,61V51H54L61,61Z', GLASS, FINE),
  line('M64,60V47M64,47l6,-3.5', fine),
  solid(box(22, 60, 56, 12.5, 4), '#b6e36b', FINE),
  wheel(31.5),
  wheel(50),
  wheel(68.5),
);

/** 7: a hangar with a saucer in it, or a rover. */
export function hangar(inside: 'saucer' | 'rover'): string {
  const shell = 'M6,84V56C6,30 24,16 50,16S94,30 94,56V84Z';
  const gate = 'M17,84V60C17,42 32,33 50,33S83,42 83,60V84Z';
  return marks(
    solid(shell, '#ff8fc0'),
    tone('M50,17.500C76,17.5 92.5,31 92.5,56V82.500H84V58C84,38 70,24 50,17.500Z', '#d65f95'),
    line('M13.5,49C16,37.5 24,28.5 33,24.5', { width: 4, colour: '#ffd6e8' }),
    line(shell),
    solid(gate, '#39407c'),
    tone('M30,39L24.5,82.500H75.500L70,39C58,33 42,33 30,39Z', '#5661ad', 0.75),
    line('M20.5,49H79.5', { width: 2, opacity: 0.55 }),
    line(gate),
    pennant(50, 16, YELLOW),
    inside === 'saucer' ? saucer : rover,
  );
}

function porthole(x: number): string {
  return marks(
    solid(disc(x, 67, 10), CREAM),
    solid(disc(x, 67, 5.4), '#6ec1ff', FINE),
    tone(disc(x - 1.6, 65.3, 1.5), '#fff'),
  );
}

/** 8: a laboratory like a flask, with one porthole or two. */
export function laboratory(portholes: readonly number[]): string {
  const flask = 'M43,15V32L14,74C10,80 13,84 19,84H81C87,84 90,80 86,74L57,32V15Z';
  return marks(
    tone(flask, '#7c88e0'),
    tone('M57,32L86,74C90,80 87,83 81,83H70C75,82 74,78 71,74L51,32V15H56Z', '#5360bd'),
    tone('M30,52L14,74C10,80 13,84 19,84H81C87,84 90,80 86,74L70,52C62,56 56,48 48,51S36,55 30,52Z', '#b6e36b'),
    tone('M70,52L86,74C90,80 87,83 81,83H72C76,80 74,76 72,73L60,52.600C63,53.4 66,53.6 70,52Z', '#86bc3f'),
    line('M30,52C36,55 42,48 50,51S62,56 70,52', fine),
    line('M47.5,20V30', { width: 3, colour: '#c5ccff' }),
    line(flask),
    solid(box(38, 8, 24, 8, 3), CREAM),
    solid(disc(70, 19, 4.6), '#b6e36b', FINE),
    solid(disc(79.5, 10, 3), '#b6e36b', FINE),
    ...portholes.map(porthole),
  );
}
