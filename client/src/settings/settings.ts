/** What a person has set for this device; kept in the browser, never sent. */

import { batch, effect, type Signal, signal } from '@preact/signals';
import { MOTIONS, type Motion, THEMES, type Theme, wearMotion, wearTheme } from '../look/theme.ts';
import { isLanguage, type Language, preferredLanguage } from '../words/languages.ts';
import { suggestedName } from './names.ts';

export const SOUNDS = ['off', 'low', 'full'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;

export type SoundLevel = (typeof SOUNDS)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

const STORED_UNDER = 'starboard.settings';
export const LONGEST_NAME = 24;

interface Stored {
  readonly theme?: unknown;
  readonly language?: unknown;
  readonly sound?: unknown;
  readonly motion?: unknown;
  readonly textSize?: unknown;
  readonly vibration?: unknown;
  readonly name?: unknown;
}

function oneOf<T>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((entry) => entry === value) ?? otherwise;
}

function readStored(): Stored {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(STORED_UNDER) ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    // A browser may forbid storage, or the text may be damaged: the defaults will do.
    return {};
  }
}

/** What is changed on one page of this browser changes on all of them. */
function followOtherPages(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORED_UNDER) return;
    const told = readStored();
    batch(() => {
      theme.value = oneOf(THEMES, told.theme, theme.peek());
      if (isLanguage(told.language)) language.value = told.language;
      sound.value = oneOf(SOUNDS, told.sound, sound.peek());
      motion.value = oneOf(MOTIONS, told.motion, motion.peek());
      textSize.value = oneOf(TEXT_SIZES, told.textSize, textSize.peek());
      vibration.value = told.vibration !== false;
      if (typeof told.name === 'string' && told.name.trim() !== '') playerName.value = told.name.slice(0, LONGEST_NAME);
    });
  });
}

const prefers = (query: string): boolean => matchMedia(query).matches;
const stored = readStored();

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
export const playerName: Signal<string> = signal(
  typeof stored.name === 'string' && stored.name.trim() !== '' ? stored.name.slice(0, LONGEST_NAME) : suggestedName(),
);

/** From here on every change is kept and shows on the page. */
export function applySettings(): void {
  followOtherPages();
  effect(() => {
    wearTheme(theme.value);
    wearMotion(motion.value);
    document.documentElement.style.fontSize = textSize.value === 100 ? '' : `${textSize.value}%`;
  });
  effect(() => {
    const kept: Stored = {
      theme: theme.value,
      language: language.value,
      sound: sound.value,
      motion: motion.value,
      textSize: textSize.value,
      vibration: vibration.value,
      name: playerName.value,
    };
    try {
      localStorage.setItem(STORED_UNDER, JSON.stringify(kept));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
}
