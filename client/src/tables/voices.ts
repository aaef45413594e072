/** The words of each game, by area; every game has them, with or without a board. */

import type { Title } from '../catalogue/titles.ts';
import { type Area, defineArea } from '../words/area.ts';
import type { GameVoice, OptionPicture } from './game-table.ts';

const AREAS: Readonly<Record<Title, Area<string>>> = {
  'space-bowl': defineArea('space-bowl', {
    en: () => import('../words/space-bowl/en.ts'),
    de: () => import('../words/space-bowl/de.ts'),
    fr: () => import('../words/space-bowl/fr.ts'),
  }),
  'gravity-superstar': defineArea('gravity-superstar', {
    en: () => import('../words/gravity-superstar/en.ts'),
    de: () => import('../words/gravity-superstar/de.ts'),
    fr: () => import('../words/gravity-superstar/fr.ts'),
  }),
  'space-lab': defineArea('space-lab', {
    en: () => import('../words/space-lab/en.ts'),
    de: () => import('../words/space-lab/de.ts'),
    fr: () => import('../words/space-lab/fr.ts'),
  }),
  'space-builder': defineArea('space-builder', {
    en: () => import('../words/space-builder/en.ts'),
    de: () => import('../words/space-builder/de.ts'),
    fr: () => import('../words/space-builder/fr.ts'),
  }),
};

/** Little pictures for the option form, of the games that draw some. */
const PICTURES: Readonly<Partial<Record<Title, () => Promise<OptionPicture>>>> = {
  'space-bowl': async () => (await import('./space-bowl/option-pictures.tsx')).optionPicture,
};

const loadedPictures = new Map<Title, OptionPicture>();

async function loadPictures(title: Title): Promise<void> {
  const picture = await PICTURES[title]?.();
  if (picture !== undefined) loadedPictures.set(title, picture);
}

export const areaOf = (title: Title): Area<string> => AREAS[title];

export function voiceOf(title: Title): GameVoice {
  const area = AREAS[title];
  return {
    load: () => area.load(),
    about: () => area.say('about'),
    optionName: (option) => area.say(`option.${option}`),
    optionHint: (option) => area.say(`option.${option}.hint`),
    choiceName: (option, choice) => area.say(`option.${option}.${choice}`),
    loadPictures: () => loadPictures(title),
    optionPicture: (option, choice) => loadedPictures.get(title)?.(option, choice) ?? null,
    refusal: (because) => (area.has(`refusal.${because}`) ? area.say(`refusal.${because}`) : null),
  };
}
