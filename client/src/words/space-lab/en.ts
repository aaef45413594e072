const en = {
  about:
    'Build a space station module by module and staff it with crew. Each card pays for others, chains bonuses and completes projects for the agencies. The best station after the last turn wins.',
  'option.advanced': 'Advanced game',
  'option.advanced.hint': 'With projects.',
} as const;

export type SpaceLabKey = keyof typeof en;

export default en;
