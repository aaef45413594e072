/** Space Lab in words: its things. */

import {
  type Agency,
  type Capsule,
  type LabEffect,
  type LabId,
  labCard,
  type ObjectiveId,
  objectiveTile,
  type PlacementPreview,
  type ProjectId,
  projectCard,
  type Slot,
  type Specialty,
  type Tile,
} from '#games/space-lab';
import { listWords, spokenLanguage, type Values } from '../../words/area.ts';
import type { Language } from '../../words/languages.ts';
import type { SpaceLabKey } from '../../words/space-lab/en.ts';
import { remembered } from '../remembered.ts';
import { areaOf } from '../voices.ts';
import { story } from './story-words.ts';

const area = areaOf('space-lab');

export async function loadWords(): Promise<void> {
  await Promise.all([area.load(), story.load()]);
}

export const say = (key: SpaceLabKey, values?: Values): string => area.say(key, values);

export const agencyName = (agency: Agency): string => say(`agency.${agency}`);

export const specialtyName = (specialty: Specialty): string => say(`specialty.${specialty}`);

/** On the badge of every card. */
export const letterOf = (specialty: Specialty): string => say(`letter.${specialty}`);

export function effectWords(effect: LabEffect): string {
  switch (effect.kind) {
    case 'points':
    case 'perProject':
      return say(`effect.${effect.kind}`, { points: effect.points });
    case 'perAgency':
      return say('effect.perAgency', { points: effect.points, agency: agencyName(effect.agency) });
    case 'perSpecialty':
    case 'perSpecialtyInRow':
      return say(`effect.${effect.kind}`, { points: effect.points, specialty: effect.specialty });
    case 'drawProject':
      return say('effect.drawProject');
  }
}

/** What is said of the same piece again and again is put into words once in each language. */
function wordedOnce<Id>(wordsFor: (id: Id) => string): (id: Id) => string {
  const wordsIn = remembered((_: Language) => remembered(wordsFor));
  return (id) => wordsIn(spokenLanguage())(id);
}

/** "Red Rocket, pilot, costs 2: 2 points for each Red Rocket card in the station" */
export const cardWords = wordedOnce((id: LabId) => {
  const { agency, specialty, cost, effect } = labCard(id);
  return say('card', {
    agency: agencyName(agency),
    specialty: specialtyName(specialty),
    cost,
    effect: effectWords(effect),
  });
});

export const cardsWords = (cards: readonly LabId[]): string => listWords(cards.map(cardWords));

export const slotWords = wordedOnce((slot: Slot) =>
  say('slot', { row: slot.charAt(0), place: Number(slot.charAt(1)) + 1 }),
);

export const capsuleWords = wordedOnce((capsule: Capsule) => say('capsule', { capsule }));

export const bonusWords = (id: ObjectiveId): string =>
  say('objective.bonus', { specialty: objectiveTile(id).specialty });

export const objectiveWords = wordedOnce((id: ObjectiveId) => {
  const symbols = listWords(objectiveTile(id).agencies.map(agencyName));
  return say('objective', { symbols, bonus: bonusWords(id) });
});

export function projectName(id: ProjectId): string {
  const { kind, agency } = projectCard(id);
  return agency === null ? say(`project.${kind}`) : say('project.telescope-of', { agency: agencyName(agency) });
}

/** "validated: 5 points and a Project" */
export const validatedWords = (tile: Tile | null): string =>
  say('preview.validated', { points: tile?.points ?? 0, bonus: tile?.bonus ?? 'none' });

/** In the order of the rules; points last. A Validation says by itself what it brings. */
function previewWords(preview: PlacementPreview): readonly string[] {
  return [
    ...preview.projects.flatMap(({ count, source }) =>
      source === 'validation' ? [] : [say('preview.projects', { count })],
    ),
    ...preview.labCards.flatMap((source) => (source === 'validation' ? [] : [say('preview.labCard')])),
    ...(preview.earnsTechnician ? [say('preview.technician')] : []),
    ...preview.validations.map(({ tile }) => validatedWords(tile)),
    ...(preview.bringsEnd ? [say('preview.end')] : []),
  ];
}

/** "Top row, slot 2: 9 points more; a Project" */
export function worthWords(slot: Slot, preview: PlacementPreview): string {
  const worth = say('slot.worth', { slot: slotWords(slot), points: preview.scoreChange });
  const bonuses = previewWords(preview);
  return bonuses.length === 0 ? worth : say('slot.worth-and', { worth, bonuses: listWords(bonuses) });
}
