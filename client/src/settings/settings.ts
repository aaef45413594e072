/** What a person has set for this device; kept in the browser, never sent. */

import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { MOTIONS, type Motion, THEMES, type Theme, wearMotion, wearTheme } from '../look/theme.ts';
import { isLanguage, type Language, preferredLanguage } from '../words/languages.ts';
import { keepOnDevice, keptFields } from './device-store.ts';
import { suggestedName } from './names.ts';

export const SOUNDS = ['off', 'low', 'full'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;

export type SoundLevel = (typeof SOUNDS)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

const STORED_UNDER = 'starboard.settings';
export const LONGEST_NAME = 24;

function oneOf<T>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((entry) => entry === value) ?? otherwise;
}

/** One that was chosen; or, under another word, one that was only suggested. */
const nameIn = (told: unknown): string | null =>
  typeof told === 'string' && told.trim() !== '' ? told.slice(0, LONGEST_NAME) : null;

/** What is changed on one page of this browser changes on all of them. */
function followOtherPages(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORED_UNDER) return;
    const told = keptFields(STORED_UNDER);
    batch(() => {
      theme.value = oneOf(THEMES, told.theme, theme.peek());
      if (isLanguage(told.language)) language.value = told.language;
      sound.value = oneOf(SOUNDS, told.sound, sound.peek());
      motion.value = oneOf(MOTIONS, told.motion, motion.peek());
      textSize.value = oneOf(TEXT_SIZES, told.textSize, textSize.peek());
      vibration.value = told.vibration !== false;
      const name = nameIn(told.name);
      if (name !== null) chooseName(name);
    });
  });
}

const prefers = (query: string): boolean => matchMedia(query).matches;
const stored = keptFields(STORED_UNDER);

export const theme: Signal<Theme> = signal(
  oneOf(THEMES, stored.theme, prefers('(prefers-contrast: more)') ? 'contrast' : 'dark'),
);
export const language: Signal<Language> = signal(
  isLanguage(stored.language) ? stored.language : preferredLanguage(navigator.languages),
);
export const sound: Signal<SoundLevel> = signal(oneOf(SOUNDS, stored.sound, 'low'));
export const motion: Signal<Motion> = signal(oneOf(MOTIONS, stored.motion, 'system'));
export const textSize: Signal<TextSize> = signal(oneOf(TEXT_SIZES, stored.textSize, 100));
export const vibration: Signal<boolean> = signal(stored.vibration !== false);
const name: Signal<string> = signal(nameIn(stored.name) ?? nameIn(stored.suggested) ?? suggestedName());
const named: Signal<boolean> = signal(nameIn(stored.name) !== null);

export const playerName: ReadonlySignal<string> = name;
/** Whether anybody has chosen it: until then it is a suggestion, and whoever comes to a table is asked. */
export const isNamed: ReadonlySignal<boolean> = named;

export function chooseName(chosen: string): void {
  batch(() => {
    name.value = chosen.slice(0, LONGEST_NAME);
    named.value = true;
  });
}

/** Whoever comes next is somebody new. */
export function forgetName(): void {
  batch(() => {
    name.value = suggestedName();
    named.value = false;
  });
}

/** From here on every change is kept and shows on the page. */
export function applySettings(): void {
  followOtherPages();
  effect(() => {
    wearTheme(theme.value);
    wearMotion(motion.value);
    document.documentElement.style.fontSize = textSize.value === 100 ? '' : `${textSize.value}%`;
  });
  effect(() => {
    keepOnDevice(STORED_UNDER, {
      theme: theme.value,
      language: language.value,
      sound: sound.value,
      motion: motion.value,
      textSize: textSize.value,
      vibration: vibration.value,
      ...(named.value ? { name: name.value } : { suggested: name.value }),
    });
  });
}
