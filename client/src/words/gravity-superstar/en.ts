const en = {
  about:
    'Run round small planets, jump, turn gravity and let yourself fall to the stars. Every move is planned with your cards, and whoever is in the way is sent flying. Most stars win.',
  'option.end': 'End',
  'option.end.hint': 'How the match ends.',
  'option.end.normal': 'Normal',
  'option.end.expert': 'Expert',
} as const;

export type GravitySuperstarKey = keyof typeof en;

export default en;
