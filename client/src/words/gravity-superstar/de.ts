import type { GravitySuperstarKey } from './en.ts';

const de: Readonly<Record<GravitySuperstarKey, string>> = {
  about:
    'Lauf um kleine Planeten, spring, dreh die Schwerkraft und lass dich zu den Sternen fallen. Jeder Zug wird mit Karten geplant, und wer im Weg ist, fliegt davon. Die meisten Sterne gewinnen.',
  'option.end': 'Ende',
  'option.end.hint': 'Wie die Partie endet.',
  'option.end.normal': 'Normal',
  'option.end.expert': 'Für Könner',
};

export default de;
