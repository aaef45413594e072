import { box, disc, INK, line, marks, placed, solid, tone } from '../drawing.ts';
import { CREAM, CREAM_SHADE, FINE, GLASS, pennant, RED, YELLOW } from './tile.ts';

const LEAF = '#3fa45b';
const fine = { width: FINE };

function plant(x: number): string {
  return marks(
    line(`M${x},76V52`),
    solid(`M${x},63c-10,1.5 -12.5,-6.5 -11.5,-11.500c8,-1 11.5,4.5 11.5,11.500Z`, LEAF, FINE),
    solid(`M${x},63c10,1.5 12.5,-6.5 11.5,-11.500c-8,-1 -11.5,4.5 -11.5,11.500Z`, LEAF, FINE),
    solid(disc(x, 47, 6), RED, FINE),
    tone(disc(x - 1.6, 45.4, 1.7), '#fff'),
  );
}

/** 1: a dome of glass with three plants, or two. */
export function greenhouse(plants: readonly number[]): string {
  const dome = 'M12,76C12,34 30,18 50,18S88,34 88,76Z';
  return marks(
    tone(dome, '#f7fff0'),
    tone('M50,18C70,18 88,34 88,76H77C78,46 68,26 50,18Z', '#cfebc0'),
    line('M35,22.500C28,34 26,52 26,75M65,22.500C72,34 74,52 74,75M18,40H82', { width: FINE, colour: '#b9d8a6' }),
    line('M20,45C23,36 30,28.5 37,25', { width: 4, colour: '#fff' }),
    ...plants.map(plant),
    line(dome),
    pennant(50, 18, RED),
    solid(box(7, 75, 86, 10, 3), '#7fb347'),
    tone('M75,76.500H90.500V83.500H72Z', '#5f9433'),
    line(box(7, 75, 86, 10, 3)),
  );
}

/** 2: a launch tower whose arm, with its capsule, is on the left or on the right. */
export function launchTower(arm: 'left' | 'right'): string {
  const mast = 'M36,84L43,20H57L64,84Z';
  const boom = marks(
    solid('M44,35H11V45H42.500Z', RED),
    line('M37,35.500L31,44.500M28,35.500L22,44.5', fine),
    line('M18,45V53'),
    solid('M18,52c8,0 9.5,8 9.5,14l-2.5,6.500H11l-2.5,-6.500c0,-6 1.5,-14 9.5,-14Z', YELLOW),
    tone('M20,54c5,1.5 6,7 6,12l-2,5H19C22,66 22,60 20,54Z', '#e5a51f'),
    solid(disc(17, 62, 3), CREAM, FINE),
  );
  return marks(
    solid(mast, CREAM),
    tone('M56,21.500L62.4,82.500H54L52,21.500Z', CREAM_SHADE),
    line(
      'M37.5,71L61,54M62.5,71L39,54M39.5,54L59,38M60.5,54L41,38M41.5,37L58,24M58.5,37L42,24M38.5,54H61.500M41,37.500H59',
      fine,
    ),
    line(mast),
    solid('M41.5,20L50,5.500L58.5,20Z', RED),
    arm === 'left' ? boom : placed('matrix(-1 0 0 1 100 0)', boom),
    line('M30,84H70'),
  );
}

/** 3: an observatory with a short telescope or a long one. */
export function observatory(telescope: number): string {
  const dome = 'M22,56a28,28 0 0,1 56,0Z';
  const house = box(18, 55, 64, 29, 3);
  const end = 50 + telescope;
  return marks(
    placed(
      'rotate(-42 50 46)',
      solid(`M50,38H${end - 4}V54H50Z`, CREAM),
      tone(`M50,47H${end - 5}V52.500H50Z`, CREAM_SHADE),
      solid(`M${end - 10},34.500H${end}V57.500H${end - 10}Z`, '#ffb84d'),
      tone(`M${end - 8.5},49H${end - 1.5}V56H${end - 8.5}Z`, '#e0912a'),
    ),
    solid(dome, '#9b8cff'),
    tone('M50,29.500a26.5,26.5 0 0,1 26.5,25H66C67,42 60,33 50,29.500Z', '#6f5fdb'),
    line('M29,50a21,21 0 0,1 9,-13', { width: 4, colour: '#e5dfff' }),
    line(dome),
    solid(house, CREAM),
    tone('M68,56.500H80.500V82.500H68Z', CREAM_SHADE),
    line(house),
    tone('M31,84V70a6.5,6.5 0 0,1 13,0V84Z', INK),
    solid(box(54, 63, 13, 11, 2), YELLOW, FINE),
  );
}

/** 4: a habitat with a round door or a square one. */
export function habitat(door: 'round' | 'square'): string {
  const hut = 'M9,84V60C9,36 26,28 50,28S91,36 91,60V84Z';
  const doors = {
    round: marks(
      solid(disc(50, 66, 17), CREAM),
      solid(disc(50, 66, 10), '#3b4384', FINE),
      line('M50,56V76M40,66H60', fine),
    ),
    square: marks(
      solid(box(34, 50, 32, 34), CREAM),
      solid(box(40.5, 57, 19, 18), '#3b4384', FINE),
      line('M50,57V75M40.5,66H59.5', fine),
    ),
  };
  return marks(
    line('M20,20V36M20,20l-7,-7.500M20,20l7,-7.5'),
    solid(hut, '#ffc565'),
    tone('M50,29.500C74,29.5 89.5,37 89.5,60V82.500H78V60C78,43 68,32 50,29.500Z', '#db952e'),
    line('M16,56C19,44 26,38 36,35.5', { width: 4, colour: '#ffe7b8' }),
    line(hut),
    line('M13,49H87', fine),
    solid(box(36, 16, 28, 13, 4), CREAM),
    tone('M55,17.500h5a2.5,2.5 0 0,1 2.5,2.500v5a2.5,2.5 0 0,1 -2.5,2.500h-7Z', CREAM_SHADE),
    solid(disc(21, 62, 6.5), GLASS, FINE),
    solid(disc(79, 62, 6.5), GLASS, FINE),
    tone(disc(19.2, 60, 1.8) + disc(77.2, 60, 1.8), '#fff'),
    doors[door],
  );
}
