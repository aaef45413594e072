import type { TeachingKey } from './en.ts';

const de: Readonly<Record<TeachingKey, string>> = {
  'offer.title': 'Dein erstes {game}',
  'offer.learn': 'In zwei Minuten lernen',
  'offer.play': 'Einfach spielen',
  'ready.words': 'Schau dich in Ruhe um: Es geht erst los, wenn du bereit bist.',
  ready: 'Ich bin bereit',
  'ready.learn': 'Erst lernen',
  'room.words': 'Neu bei {game}?',
  'goal.title': 'Darum geht es',
  'goal.on': 'Zeig mir, wie',
  hint: 'Tipp',
  'hint.known': 'Verstanden',
  'hint.none': 'Keine Tipps mehr',
  'hint.none.said': 'Keine Tipps mehr. In den Einstellungen holst du sie zurück.',
  'settings.hints': 'Tipps für den Anfang',
  'settings.hints.on': 'An',
  'settings.hints.off': 'Aus',
  'settings.hints.about': 'Ein Satz im richtigen Augenblick. Was du kannst, wird nicht mehr gesagt.',
  'settings.hints.again': 'Von vorn anfangen',
  'settings.hints.again.said': 'Alle Tipps kommen wieder.',
};

export default de;
