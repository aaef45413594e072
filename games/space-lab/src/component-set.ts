/** Component sets are data, checked on loading: one sentence says what is wrong with a set, if anything. */

import {
  hasExactly,
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  type JsonObject,
  type Parsed,
  parsed,
  unparsable,
} from '#tabletop';
import {
  AGENCIES,
  type Agency,
  type Components,
  type LabCard,
  type LabEffect,
  OBJECTIVE_SPECIALTIES,
  type Objective,
  PILES,
  PROJECT_KINDS,
  type Project,
  type ProjectWorth,
  SPECIALTIES,
  TILE_BONUSES,
  type Tile,
} from './components.ts';

const CARDS_OF_EACH_AGENCY = 15;
const OBJECTIVE_COUNT = 12;
const PROJECT_COUNT = 24;
const TILES_IN_A_PILE = 4;
const COST = { min: 0, max: 3 };
const POINTS = { min: 0, max: 1_000_000 };
const COPIES = { min: 1, max: PROJECT_COUNT };

const isAgency = (json: unknown): json is Agency => isOneOf(json, AGENCIES);
const isPoints = (json: unknown): json is number => isWhole(json, POINTS);

/** [THING-5] A set is taken as a whole or not at all. */
export function parseComponents(json: unknown): Parsed<Components> {
  if (!isObject(json) || !hasExactly(json, ['lab', 'objectives', 'validations', 'projects'])) {
    return unparsable('a component set has exactly: lab, objectives, validations, projects');
  }
  const lab = parseLab(json.lab);
  if (!lab.ok) return lab;
  const objectives = parseObjectives(json.objectives);
  if (!objectives.ok) return objectives;
  const validations = parseValidationPiles(json.validations);
  if (!validations.ok) return validations;
  const short = validations.value.findIndex((tiles) => tiles.length !== TILES_IN_A_PILE);
  if (short >= 0) return unparsable(`the ${PILES[short]} pile must have ${TILES_IN_A_PILE} tiles`);
  const projects = parseProjects(json.projects);
  if (!projects.ok) return projects;
  return parsed({
    lab: lab.value,
    objectives: objectives.value,
    validations: validations.value,
    projects: projects.value.cards,
    worth: projects.value.worth,
  });
}

function parseLab(json: unknown): Parsed<readonly LabCard[]> {
  if (!Array.isArray(json)) return unparsable('"lab" must be a list of cards');
  for (const [index, card] of json.entries()) {
    const fault = faultInLabCard(card);
    if (fault !== null) return unparsable(`Lab card ${index}: ${fault}`);
  }
  const cards = json as readonly LabCard[];
  const twice = firstTwice(cards);
  if (twice !== null) return unparsable(`Lab card "${twice}" is there twice`);
  for (const agency of AGENCIES) {
    const count = cards.filter((card) => card.agency === agency).length;
    if (count !== CARDS_OF_EACH_AGENCY) {
      return unparsable(`there must be ${CARDS_OF_EACH_AGENCY} ${agency} Lab cards, not ${count}`);
    }
  }
  return parsed(cards);
}

function faultInLabCard(json: unknown): string | null {
  if (!isObject(json) || !hasExactly(json, ['id', 'agency', 'cost', 'specialty', 'effect'])) {
    return 'it must have exactly: id, agency, cost, specialty, effect';
  }
  if (!isId(json.id)) return '"id" must be text';
  if (!isAgency(json.agency)) return `"agency" must be one of: ${AGENCIES.join(', ')}`;
  if (!isWhole(json.cost, COST)) return `"cost" must be a whole number from ${COST.min} to ${COST.max}`;
  if (!isOneOf(json.specialty, SPECIALTIES)) return `"specialty" must be one of: ${SPECIALTIES.join(', ')}`;
  return isObject(json.effect) && isLabEffect(json.effect) ? null : '"effect" is not one of the six kinds';
}

/** What stands beside `kind` in each kind of effect. */
const EFFECT_FIELDS: { readonly [Kind in LabEffect['kind']]: readonly string[] } = {
  points: ['points'],
  perAgency: ['points', 'agency'],
  perSpecialty: ['points', 'specialty'],
  perSpecialtyInRow: ['points', 'specialty'],
  perProject: ['points'],
  drawProject: [],
};

function isLabEffect(json: JsonObject): boolean {
  const kinds = Object.keys(EFFECT_FIELDS) as readonly LabEffect['kind'][];
  if (!isOneOf(json.kind, kinds) || !hasExactly(json, ['kind', ...EFFECT_FIELDS[json.kind]])) return false;
  if ('points' in json && !isPoints(json.points)) return false;
  if ('agency' in json && !isAgency(json.agency)) return false;
  return !('specialty' in json) || isOneOf(json.specialty, SPECIALTIES);
}

function parseObjectives(json: unknown): Parsed<readonly Objective[]> {
  if (!isListOf(json, isObjective)) {
    return unparsable('each Objective must have an id, three agencies and a specialty with an effect');
  }
  const twice = firstTwice(json);
  if (twice !== null) return unparsable(`Objective "${twice}" is there twice`);
  if (json.length !== OBJECTIVE_COUNT) {
    return unparsable(`there must be ${OBJECTIVE_COUNT} Objectives, not ${json.length}`);
  }
  return parsed(json);
}

function isObjective(json: unknown): json is Objective {
  if (!isObject(json) || !hasExactly(json, ['id', 'agencies', 'specialty'])) return false;
  if (!isId(json.id) || !isOneOf(json.specialty, OBJECTIVE_SPECIALTIES)) return false;
  return isListOf(json.agencies, isAgency) && json.agencies.length === 3;
}

/** [VALID-5] Each pile named once, its tiles from the highest to the lowest; in the order of PILES. */
export function parseValidationPiles(json: unknown): Parsed<readonly (readonly Tile[])[]> {
  if (!Array.isArray(json) || json.length !== PILES.length) return unparsable('validations must be three piles');
  const piles: (readonly Tile[] | null)[] = PILES.map(() => null);
  for (const entry of json as readonly unknown[]) {
    if (!isObject(entry) || !hasExactly(entry, ['pile', 'tiles']) || !isOneOf(entry.pile, PILES)) {
      return unparsable(`each pile of validations must be {"pile": ${PILES.join(' | ')}, "tiles": […]}`);
    }
    if (!isListOf(entry.tiles, isTile)) {
      return unparsable(`each tile of the ${entry.pile} pile must have whole "points" and a "bonus" (or null)`);
    }
    if (!isDescending(entry.tiles)) return unparsable(`the ${entry.pile} pile must have its highest tiles on top`);
    piles[PILES.indexOf(entry.pile)] = entry.tiles.map(({ points, bonus }) => ({ points, bonus }));
  }
  if (!piles.every((tiles) => tiles !== null)) return unparsable('validations must name each pile once');
  return parsed(piles);
}

function isTile(json: unknown): json is Tile {
  if (!isObject(json) || !hasExactly(json, ['points', 'bonus'])) return false;
  return isPoints(json.points) && (json.bonus === null || isOneOf(json.bonus, TILE_BONUSES));
}

function isDescending(tiles: readonly Tile[]): boolean {
  return tiles.every((tile, place) => place === 0 || tile.points <= (tiles[place - 1]?.points ?? 0));
}

function parseProjects(json: unknown): Parsed<{ readonly cards: readonly Project[]; readonly worth: ProjectWorth }> {
  if (!isObject(json) || !hasExactly(json, PROJECT_KINDS)) {
    return unparsable(`"projects" must have exactly: ${PROJECT_KINDS.join(', ')}`);
  }
  const { mars, blackHoles, supernovae, exoplanet, telescope } = json;
  if (!isSet(mars, 'points') || !isSet(blackHoles, 'points') || !isSet(supernovae, 'points')) {
    return unparsable('mars, blackHoles and supernovae must have "copies" and "points" that never fall');
  }
  if (!isSet(exoplanet, 'pointsPerPilot')) {
    return unparsable('exoplanet must have "copies" and "pointsPerPilot" that never fall');
  }
  if (!isTelescope(telescope)) return unparsable('telescope must have one copy for each agency');
  const copies = { mars, blackHoles, supernovae, exoplanet };
  const cards = Object.entries(copies).flatMap(([kind, set]) => numbered(kind as keyof typeof copies, set.copies));
  for (const agency of telescope.onePerAgency) cards.push({ id: `telescope-${agency}`, kind: 'telescope', agency });
  if (cards.length !== PROJECT_COUNT) return unparsable(`there must be ${PROJECT_COUNT} Projects, not ${cards.length}`);
  const worth = {
    mars: mars.points,
    blackHoles: blackHoles.points,
    supernovae: supernovae.points,
    exoplanet: exoplanet.pointsPerPilot,
    telescope: telescope.pointsPerAgencyCard,
  };
  return parsed({ cards, worth });
}

function numbered(kind: Project['kind'], copies: number): Project[] {
  return Array.from({ length: copies }, (_, index) => ({ id: `${kind}-${index + 1}`, kind, agency: null }));
}

type CopiesWith<Field extends string> = { readonly copies: number } & { readonly [F in Field]: readonly number[] };

function isSet<Field extends string>(json: unknown, field: Field): json is CopiesWith<Field> {
  if (!isObject(json) || !hasExactly(json, ['copies', field]) || !isWhole(json.copies, COPIES)) return false;
  const points = json[field];
  if (!isListOf(points, isPoints) || points.length === 0) return false;
  return points.every((worth, index) => index === 0 || worth >= (points[index - 1] ?? 0));
}

interface TelescopeSet {
  readonly copies: number;
  readonly onePerAgency: readonly Agency[];
  readonly pointsPerAgencyCard: number;
}

function isTelescope(json: unknown): json is TelescopeSet {
  if (!isObject(json) || !hasExactly(json, ['copies', 'onePerAgency', 'pointsPerAgencyCard'])) return false;
  const { copies, onePerAgency, pointsPerAgencyCard } = json;
  if (!isListOf(onePerAgency, isAgency) || !isPoints(pointsPerAgencyCard)) return false;
  return copies === AGENCIES.length && onePerAgency.length === copies && new Set(onePerAgency).size === copies;
}

const isId = (json: unknown): json is string => typeof json === 'string' && json.length > 0;

function firstTwice(things: readonly { readonly id: string }[]): string | null {
  return things.find(({ id }, index) => things.findIndex((other) => other.id === id) < index)?.id ?? null;
}
