/** The words of each game, by area; every game has them, with or without a board. */

import { TITLES, type Title } from '../catalogue/titles.ts';
import { type Area, defineArea } from '../words/area.ts';
import type { GameVoice, OptionPicture } from './game-table.ts';

const AREAS = Object.fromEntries(TITLES.map((title) => [title, defineArea<string>(title)])) as Readonly<
  Record<Title, Area<string>>
>;

/** Little pictures for the option form, of the games that draw some. */
const PICTURES = import.meta.glob<OptionPicture>('./*/option-pictures.tsx', { import: 'optionPicture' });

const loadedPictures = new Map<Title, OptionPicture>();

async function loadPictures(title: Title): Promise<void> {
  const picture = await PICTURES[`./${title}/option-pictures.tsx`]?.();
  if (picture !== undefined) loadedPictures.set(title, picture);
}

export const areaOf = (title: Title): Area<string> => AREAS[title];

export function voiceOf(title: Title): GameVoice {
  const area = AREAS[title];
  return {
    load: () => area.load(),
    about: () => area.say('about'),
    bot: (level) => (area.has(`bot.${level}`) ? area.say(`bot.${level}`) : ''),
    optionName: (option) => area.say(`option.${option}`),
    optionHint: (option) => area.say(`option.${option}.hint`),
    choiceName: (option, choice) => area.say(`option.${option}.${choice}`),
    loadPictures: () => loadPictures(title),
    optionPicture: (option, choice) => loadedPictures.get(title)?.(option, choice) ?? null,
    refusal: (because) => (area.has(`refusal.${because}`) ? area.say(`refusal.${because}`) : null),
  };
}
