/** What each sound is made of: soft mallets, marbles of glass, a breath of air, a small voice; never an alarm. */

export const CUES = [
  'tap',
  'place',
  'turn',
  'flip',
  'take-back',
  'ready',
  'plan',
  'finish',
  'reveal',
  'your-turn',
  'newcomer',
  'refused',
  'won',
  'over',
  'time-short',
  'marbles',
  'shout',
  'wail',
] as const;

export type Cue = (typeof CUES)[number];

/** One stroke of a mallet. */
export interface Note {
  /** Semitones from the A below the middle C. */
  readonly pitch: number;
  /** Seconds from the start of the cue. */
  readonly at: number;
  /** Seconds until it has died away. */
  readonly rings: number;
  readonly loudness: number;
  /** A breath instead of a mallet: how bright it is. */
  readonly air?: number;
  /** A voice instead of a mallet: by how many semitones it glides from where it begins. */
  readonly glide?: number;
}

const mallet = (pitch: number, at = 0, rings = 0.5, loudness = 0.5): Note => ({ pitch, at, rings, loudness });
const breath = (air: number, at = 0, rings = 0.18, loudness = 0.12): Note => ({ pitch: 0, at, rings, loudness, air });

const voice = (pitch: number, glide: number, at = 0, rings = 0.3, loudness = 0.3): Note => ({
  ...{ pitch, at, rings, loudness, glide },
});
/** Glass on a wooden bowl, ever quicker as it comes to rest: pitch, moment, loudness. */
const MARBLES = [
  [31, 0, 0.3],
  [36, 0.09, 0.26],
  [33, 0.17, 0.3],
  [38, 0.24, 0.22],
  [34, 0.3, 0.24],
  [40, 0.35, 0.18],
  [35, 0.4, 0.18],
  [37, 0.44, 0.14],
  [41, 0.47, 0.12],
  [36, 0.5, 0.1],
] as const;

export const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  tap: [mallet(12, 0, 0.12, 0.2)],
  place: [mallet(3, 0, 0.35, 0.45), breath(900, 0, 0.08)],
  turn: [mallet(10, 0, 0.14, 0.22)],
  flip: [mallet(10, 0, 0.1, 0.2), mallet(15, 0.06, 0.16, 0.22)],
  'take-back': [mallet(7, 0, 0.16, 0.25), mallet(3, 0.07, 0.22, 0.25)],
  ready: [mallet(12, 0, 0.4, 0.35)],
  plan: [breath(1_800, 0, 0.3, 0.14), mallet(8, 0.05, 0.5, 0.35), mallet(15, 0.14, 0.7, 0.35)],
  finish: [mallet(8, 0, 0.4, 0.4), mallet(12, 0.09, 0.4, 0.4), mallet(15, 0.18, 0.8, 0.45)],
  reveal: [breath(1_200, 0, 0.35, 0.16), mallet(3, 0.1, 0.7, 0.35), mallet(10, 0.1, 0.7, 0.3)],
  'your-turn': [mallet(12, 0, 0.3, 0.35), mallet(17, 0.12, 0.6, 0.35)],
  newcomer: [mallet(5, 0, 0.4, 0.3), mallet(12, 0.1, 0.5, 0.3)],
  refused: [mallet(2, 0, 0.2, 0.35), mallet(1, 0.1, 0.3, 0.3)],
  won: [mallet(8, 0, 0.5, 0.4), mallet(12, 0.12, 0.5, 0.4), mallet(15, 0.24, 0.5, 0.4), mallet(20, 0.36, 1.2, 0.45)],
  over: [mallet(8, 0, 0.6, 0.35), mallet(5, 0.18, 0.9, 0.35)],
  'time-short': [mallet(15, 0, 0.18, 0.2)],
  marbles: [
    ...MARBLES.map(([pitch, at, loudness]) => mallet(pitch, at, 0.07, loudness)),
    breath(420, 0, 0.55, 0.2),
    mallet(8, 0.55, 0.4, 0.25),
  ],
  shout: [voice(5, 7, 0, 0.34, 0.75), mallet(20, 0.04, 0.5, 0.2)],
  wail: [voice(10, -12, 0, 0.8, 0.5), mallet(-2, 0.1, 0.9, 0.3)],
};

/** How a cue feels in the hand, in milliseconds; most are only heard. */
export const PULSES: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  place: [12],
  finish: [20],
  'your-turn': [30, 40, 30],
  refused: [8, 30, 8],
  won: [30, 50, 60],
};
