/** Our own signs, each drawn with the colour of the words beside it in a box of 24. Import the ones you need. */
export type Icon = `<path ${string}`;

const drawn = (first: string, ...more: readonly string[]): Icon =>
  `<path d="${first}"/>${more.map((d) => `<path d="${d}"/>`).join('')}`;
const filled = (d: string): string => `${d}" fill="currentColor`;
const dot = (cx: number, cy: number, r: number): string =>
  `M${cx - r},${cy}a${r},${r} 0 1,1 ${2 * r},0a${r},${r} 0 1,1 ${-2 * r},0Z`;

export const play = drawn(filled('M8,5.5v13l10.5,-6.5Z'));
export const pause = drawn(filled('M7,5.5h3v13h-3ZM14,5.5h3v13h-3Z'));
export const stepForward = drawn(filled('M6,5.5v13l9,-6.5Z'), 'M18.5,5.5v13');
export const stepBack = drawn(filled('M18,5.5v13l-9,-6.5Z'), 'M5.5,5.5v13');
export const people = drawn(
  dot(9, 8, 3.6),
  'M2.5,20q.5,-6.5 6.5,-6.500t6.5,6.5',
  'M15.5,4.8a3.6,3.6 0 0 1 0,6.4M18,14q3.2,1.3 3.5,6',
);
export const invite = drawn(dot(9, 7.5, 4), 'M1.8,20.5q.5,-7.5 7.2,-7.500t7.2,7.5', 'M19,5v7M15.5,8.500h7');
export const person = drawn(dot(12, 7.5, 4), 'M4.8,20.500q.5,-7.5 7.2,-7.500t7.2,7.5');
export const robot = drawn(
  'M6.5,8h11a2.5,2.5 0 0 1 2.5,2.5v6a2.5,2.5 0 0 1 -2.5,2.500h-11a2.5,2.5 0 0 1 -2.5,-2.500v-6a2.5,2.5 0 0 1 2.5,-2.500Z',
  'M12,8V4M9,13v.5M15,13v.5M1.5,12.500v2.5M22.5,12.500v2.5',
);
export const clock = drawn(dot(12, 13, 8), 'M12,8.5V13l3,2M9.5,2.5h5');
export const language = drawn(dot(12, 12, 6.8), 'M3.5,15.5C-.5,20 8,18 14,13.500S24.5,4 20,5');
export const pen = drawn('M4,20l1,-4.5L16.5,4 20,7.5 8.5,19Z');
export const back = drawn('M15,4.5 7.5,12l7.5,7.5');
export const down = drawn('M6,9.5l6,6 6,-6');
export const onward = drawn('M9,5l7,7 -7,7');
export const arrowUp = drawn('M12,20V5M6,10.5 12,4.500l6,6');
export const link = drawn(
  'M10,14a4.5,4.5 0 0 0 6.4,0l3,-3A4.5,4.5 0 0 0 13,4.600l-1,1',
  'M14,10a4.5,4.5 0 0 0 -6.4,0l-3,3A4.5,4.5 0 0 0 11,19.400l1,-1',
);
export const share = drawn('M12,15V3.5M7.5,7.5 12,3l4.5,4.5', 'M5,12v8h14v-8');
export const copy = drawn(
  'M9,8h9a2,2 0 0 1 2,2v9a2,2 0 0 1 -2,2H9a2,2 0 0 1 -2,-2v-9a2,2 0 0 1 2,-2Z',
  'M4,15V5a2,2 0 0 1 2,-2h9',
);
export const bigScreen = drawn(
  'M5,6h14a2.5,2.5 0 0 1 2.5,2.5v7.5a2.5,2.5 0 0 1 -2.5,2.500h-14a2.5,2.5 0 0 1 -2.5,-2.500v-7.500a2.5,2.5 0 0 1 2.5,-2.500Z',
  'M8,22h8M9,2.500l3,3.5 3,-3.5',
);
export const phone = drawn(
  'M9,2.500h6a2.5,2.5 0 0 1 2.5,2.500v14a2.5,2.5 0 0 1 -2.5,2.500h-6a2.5,2.5 0 0 1 -2.5,-2.500v-14a2.5,2.5 0 0 1 2.5,-2.500Z',
  'M11,18.500h2',
);
export const bell = drawn('M5,17.5h14l-2,-2.800V10.500a5,5 0 0 0 -10,0v4.200Z', 'M10,20.500h4M12,3v2');
export const watch = drawn('M2,12q4,-6.5 10,-6.500T22,12q-4,6.5 -10,6.500T2,12Z', dot(12, 12, 2.8));
export const check = drawn('M4.5,12.500l5,5 10,-11');
export const cross = drawn('M5.5,5.500l13,13M18.5,5.500l-13,13');
export const plus = drawn('M12,4.500v15M4.5,12h15');
export const minus = drawn('M4.5,12h15');
export const options = drawn('M4,7h9M19,7h1M4,17h1M11,17h9', dot(16, 7, 2.8), dot(8, 17, 2.8));
export const menu = drawn('M4,6.500h16M4,12h16M4,17.500h10');
export const more = drawn(filled(dot(5, 12, 1)), filled(dot(12, 12, 1)), filled(dot(19, 12, 1)));
export const again = drawn('M20,12a8,8 0 1 1 -2.6,-5.9', 'M20.5,2.500v5h-5');
export const undo = drawn('M8,4.5 3.5,9 8,13.5', 'M4,9h10a5.5,5.5 0 0 1 0,11h-4');
export const history = drawn('M4,12a8.2,8.2 0 1 0 2.6,-6', 'M6,2.500v4h4M12,7.500V12l3,2');
export const film = drawn(dot(12, 12, 9), filled('M10,8.300v7.400l6,-3.700Z'));
export const book = drawn(
  'M12,6.500C9.5,4.5 6,4 3,4.500v14c3,-.5 6.5,0 9,2 2.5,-2 6,-2.5 9,-2v-14c-3,-.5 -6.5,0 -9,2Z',
  'M12,6.500v14',
);
export const question = drawn('M8.5,8.500a3.6,3.6 0 1 1 5.2,3.200q-1.7,1 -1.7,3', filled(dot(12, 19, 0.6)));
export const warning = drawn('M12,3.5 22,20.500H2Z', 'M12,10v4.500M12,17.300v.2');
export const info = drawn(dot(12, 12, 9), 'M12,11v5.500M12,7.500v.2');
export const sound = drawn('M4,10v4h3l6,4.500v-13L7,10Z', 'M16.5,8.500q2.5,3.5 0,7M19,6q4.5,6 0,12');
export const soundLow = drawn('M4,10v4h3l6,4.500v-13L7,10Z', 'M16.5,8.500q2.5,3.5 0,7');
export const soundOff = drawn('M4,10v4h3l6,4.500v-13L7,10Z', 'M16.5,9.500l5,5M21.5,9.500l-5,5');
export const offline = drawn('M3,9.500q9,-8 18,0M6.5,13.500q5.5,-4.5 11,0', filled(dot(12, 18, 1.2)), 'M4,3.500l16,17');
export const slowLine = drawn('M3,9.500q9,-8 18,0M6.5,13.500q5.5,-4.5 11,0', filled(dot(12, 18, 1.2)));
export const install = drawn('M12,3v11M7.5,10 12,14.5 16.5,10', 'M4.5,15.500v4h15v-4');
export const folder = drawn('M3,19V5.500h6l2,3h10V19Z', 'M3,11.500h18');
export const flag = drawn('M6,21V3.500l12,4 -12,4.5');
export const crown = drawn('M4,18.5 2.8,8l5.2,4 4,-7 4,7 5.2,-4L20,18.500Z');
export const lock = drawn(
  'M6.5,11h11a1.5,1.5 0 0 1 1.5,1.500v6.500a1.5,1.5 0 0 1 -1.5,1.500h-11a1.5,1.5 0 0 1 -1.5,-1.500v-6.500a1.5,1.5 0 0 1 1.5,-1.500Z',
  'M8,11V8a4,4 0 0 1 8,0v3',
);
export const key = drawn(dot(8, 14.5, 4.5), 'M11.5,11.500 20,3M16.5,6.500l3,3M14,9l2,2');
export const bin = drawn('M5,7h14M9.5,7V4.500h5V7M7,7l.8,13h8.4L17,7M10.5,11v5M13.5,11v5');
export const turn = drawn('M19.5,13.500A7.8,7.8 0 1 1 14,4.6', 'M12.5,1.800l3,3 -3,3');
export const flip = drawn(filled('M9.5,5v13H3Z'), 'M14.5,5v13H21Z', 'M12,2.500v19');
export const blackHole = drawn(filled(dot(12, 12, 3.6)), 'M3,12a9,9 0 0 1 15,-6.700M21,12a9,9 0 0 1 -15,6.7');
export const grid = drawn(
  'M6,3.500h12a2.5,2.5 0 0 1 2.5,2.500v12a2.5,2.5 0 0 1 -2.5,2.500h-12a2.5,2.5 0 0 1 -2.5,-2.500v-12a2.5,2.5 0 0 1 2.5,-2.500Z',
  'M3.5,9.200h17M3.5,14.800h17M9.2,3.500v17M14.8,3.500v17',
);
export const wrap = drawn(
  'M2.5,12h5M21.5,12h-5M5,8.5 1.8,12 5,15.500M19,8.500l3.2,3.5 -3.2,3.5',
  'M10.5,5h3a1.5,1.5 0 0 1 1.5,1.500v11a1.5,1.5 0 0 1 -1.5,1.500h-3a1.5,1.5 0 0 1 -1.5,-1.500v-11a1.5,1.5 0 0 1 1.5,-1.500Z',
);
/** Cards held in a hand. */
export const fan = drawn(
  'M9.5,4.5h6a1.8,1.8 0 0 1 1.8,1.8v9.4a1.8,1.8 0 0 1 -1.8,1.8h-6a1.8,1.8 0 0 1 -1.8,-1.800v-9.4a1.8,1.8 0 0 1 1.8,-1.8Z',
  'M6,7 3.2,8.2a1.5,1.5 0 0 0 -.8,1.9l3.2,8.5',
  'M19,7l2,1.2a1.5,1.5 0 0 1 .6,2l-4.2,9.600h-6',
);
export const faceDown = drawn(
  'M7.5,3h9a2.5,2.5 0 0 1 2.5,2.500v13a2.5,2.5 0 0 1 -2.5,2.500h-9a2.5,2.5 0 0 1 -2.5,-2.500v-13a2.5,2.5 0 0 1 2.5,-2.500Z',
  'M9,9l6,6M15,9l-6,6',
);
export const star = drawn(
  'M12,3.500l2.5,5.4 5.9,.8 -4.3,4.1 1.1,5.800L12,16.700l-5.2,2.9 1.1,-5.800L3.6,9.700l5.9,-.8Z',
);
export const noJoker = drawn(
  'M12,5.500l2,4.2 4.6,.6 -3.4,3.2 .9,4.6 -4.1,-2.3 -4.1,2.3 .9,-4.6 -3.4,-3.2 4.6,-.6Z',
  'M3.5,3.500l17,17',
);
export const learner = drawn(dot(12, 12, 9), filled(dot(12, 12, 3.4)));
export const found = drawn(
  'M6.5,3h8a2.5,2.5 0 0 1 2.5,2.500v12a2.5,2.5 0 0 1 -2.5,2.500h-8a2.5,2.5 0 0 1 -2.5,-2.500v-12a2.5,2.5 0 0 1 2.5,-2.500Z',
  'M8,11.500l2.5,2.7 4.5,-5.5',
);
export const called = drawn('M4,10v4h3l7,4.500v-13L7,10Z', 'M17.5,8.500q2.5,3.5 0,7');
export const redButton = drawn(
  'M4,18.500h16v3H4Z',
  'M6,18.500q0,-9 6,-9t6,9',
  'M12,2.500v3M5.5,5l1.8,2.200M18.5,5l-1.8,2.2',
);
export const rocket = drawn(
  'M12,2.500q4.8,4.5 4.3,12.500h-8.600Q7.2,7 12,2.500Z',
  filled(dot(12, 9.5, 1.4)),
  'M7.7,11 4.5,15v3l3.6,-2M16.3,11l3.2,4v3l-3.6,-2M10.5,18.5 12,22l1.5,-3.5',
);
export const chart = drawn('M4,20h16M5,15l4.5,-5 4,3.500L20,6');
export const smile = drawn(dot(12, 12, 9), 'M9,9.800v.4M15,9.800v.4M8,14q4,4 8,0');
/** A wheel with eight teeth: their outer and inner corners, turn by turn. */
const WHEEL = Array.from({ length: 8 }, (_, tooth) =>
  [
    [-0.3, 6.8],
    [-0.17, 9.7],
    [0.17, 9.7],
    [0.3, 6.8],
  ].map(([turn = 0, far = 0]) => {
    const angle = ((tooth + turn) * Math.PI) / 4;
    return `${(12 + far * Math.sin(angle)).toFixed(2)},${(12 - far * Math.cos(angle)).toFixed(2)}`;
  }),
).flat();
export const gear = drawn(dot(12, 12, 2.9), `M${WHEEL.join('L')}Z`);
export const theme = drawn(dot(12, 12, 9), filled('M12,3a9,9 0 0 1 0,18Z'));
export const door = drawn('M6,21V9a6,6 0 0 1 12,0v12M3,21h18M14,14v1');
export const seatAway = drawn('M18.5,14.500A8,8 0 0 1 9.5,5.500a8,8 0 1 0 9,9Z');
