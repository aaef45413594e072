import type { SpaceLabKey } from './en.ts';

const de: Readonly<Record<SpaceLabKey, string>> = {
  about:
    'Bau Modul für Modul eine Raumstation und besetze sie mit einer Crew. Jede Karte bezahlt andere, löst Boni aus und erfüllt Projekte der Agenturen. Die beste Station nach dem letzten Zug gewinnt.',
  'option.advanced': 'Fortgeschritten',
  'option.advanced.hint': 'Mit Projekten.',
};

export default de;
