import { describe, expect, test } from 'vitest';
import { COMPONENTS } from './box.ts';
import { parseComponents } from './component-set.ts';
import standard from './components.json' with { type: 'json' };
import { AGENCIES, PILES, PROJECT_KINDS } from './components.ts';

test('[THING-1] 60 Lab cards, 15 of each agency, costs from 0 to 3', () => {
  expect(COMPONENTS.lab).toHaveLength(60);
  expect(AGENCIES.map((agency) => COMPONENTS.lab.filter((card) => card.agency === agency).length)).toEqual([
    15, 15, 15, 15,
  ]);
  expect([...new Set(COMPONENTS.lab.map((card) => card.cost))].sort()).toEqual([0, 1, 2, 3]);
});

test('[THING-2] 12 Objectives, three symbols each, four with each bonus', () => {
  expect(COMPONENTS.objectives).toHaveLength(12);
  const bonuses = COMPONENTS.objectives.map((objective) => objective.specialty).sort();
  expect(bonuses).toEqual([...Array(4).fill('medic'), ...Array(4).fill('researcher'), ...Array(4).fill('technician')]);
});

test('[THING-3] three piles of Validations: 5 with a Project, 4 with a Lab card, 3, 2', () => {
  const pile = [
    { points: 5, bonus: 'project' },
    { points: 4, bonus: 'labCard' },
    { points: 3, bonus: null },
    { points: 2, bonus: null },
  ];
  expect(COMPONENTS.validations).toEqual(PILES.map(() => pile));
});

test('[THING-4] 24 Projects of five kinds', () => {
  const counts = PROJECT_KINDS.map((kind) => COMPONENTS.projects.filter((project) => project.kind === kind).length);
  expect(counts).toEqual([7, 6, 4, 3, 4]);
  expect(COMPONENTS.projects.slice(-4).map(({ id }) => id)).toEqual(AGENCIES.map((agency) => `telescope-${agency}`));
});

interface LooseSet {
  lab: { id: string; agency: string; cost: number; specialty: string; effect: Record<string, unknown> }[];
  objectives: { id: string; agencies: string[]; specialty: string }[];
  validations: { pile: string; tiles: { points: number; bonus: string | null }[] }[];
  projects: Record<string, Record<string, unknown>>;
}

/** The standard set, spoilt. */
function spoilt(spoil: (set: LooseSet) => void): string {
  const set = JSON.parse(JSON.stringify(standard)) as LooseSet;
  spoil(set);
  const parsed = parseComponents(set);
  return parsed.ok ? 'fine' : parsed.error;
}

const first = <T>(list: readonly T[]): T => list[0] as T;

describe('[THING-5] a set is checked as a whole', () => {
  test.each<[string, (set: LooseSet) => void]>([
    ['fine', () => undefined],
    ['a component set has exactly: lab, objectives, validations, projects', (set) => Object.assign(set, { dice: [] })],
    ['there must be 15 red Lab cards, not 14', (set) => set.lab.shift()],
    ['there must be 15 red Lab cards, not 16', (set) => set.lab.push({ ...first(set.lab), id: 'red-16' })],
    ['Lab card "red-01" is there twice', (set) => set.lab.push(first(set.lab))],
    ['Lab card 0: "cost" must be a whole number from 0 to 3', (set) => Object.assign(first(set.lab), { cost: 4 })],
    ['Lab card 0: "cost" must be a whole number from 0 to 3', (set) => Object.assign(first(set.lab), { cost: 1.5 })],
    ['Lab card 0: "id" must be text', (set) => Object.assign(first(set.lab), { id: '' })],
    [
      'Lab card 0: "agency" must be one of: red, gold, blue, green',
      (set) => Object.assign(first(set.lab), { agency: 'x' }),
    ],
    [
      'Lab card 0: "specialty" must be one of: pilot, researcher, medic, technician',
      (set) => Object.assign(first(set.lab), { specialty: 'cook' }),
    ],
    ['Lab card 0: "effect" is not one of the six kinds', (set) => Object.assign(first(set.lab).effect, { more: 1 })],
    ['Lab card 0: "effect" is not one of the six kinds', (set) => Object.assign(first(set.lab).effect, { points: -1 })],
    ['Lab card 0: "effect" is not one of the six kinds', (set) => Object.assign(first(set.lab), { effect: null })],
    [
      'Lab card 0: it must have exactly: id, agency, cost, specialty, effect',
      (set) => Object.assign(first(set.lab), { name: 'Ada' }),
    ],
    ['there must be 12 Objectives, not 11', (set) => set.objectives.pop()],
    [
      'each Objective must have an id, three agencies and a specialty with an effect',
      (set) => first(set.objectives).agencies.pop(),
    ],
    [
      'each Objective must have an id, three agencies and a specialty with an effect',
      (set) => Object.assign(first(set.objectives), { specialty: 'pilot' }),
    ],
    ['Objective "objective-gold-gold-red" is there twice', (set) => set.objectives.push(first(set.objectives))],
    ['the left pile must have 4 tiles', (set) => first(set.validations).tiles.pop()],
    ['validations must be three piles', (set) => set.validations.pop()],
    ['validations must name each pile once', (set) => Object.assign(first(set.validations), { pile: 'right' })],
    [
      'each tile of the left pile must have whole "points" and a "bonus" (or null)',
      (set) => Object.assign(first(first(set.validations).tiles), { bonus: 'luck' }),
    ],
    ['there must be 24 Projects, not 25', (set) => Object.assign(set.projects.mars ?? {}, { copies: 8 })],
    [
      'mars, blackHoles and supernovae must have "copies" and "points" that never fall',
      (set) => Object.assign(set.projects.mars ?? {}, { points: [4, 1] }),
    ],
    [
      'exoplanet must have "copies" and "pointsPerPilot" that never fall',
      (set) => Object.assign(set.projects.exoplanet ?? {}, { pointsPerPilot: [] }),
    ],
    [
      'telescope must have one copy for each agency',
      (set) => Object.assign(set.projects.telescope ?? {}, { onePerAgency: ['red', 'red', 'blue', 'green'] }),
    ],
    [
      '"projects" must have exactly: mars, blackHoles, supernovae, exoplanet, telescope',
      (set) => Object.assign(set.projects, { venus: {} }),
    ],
  ])('%s', (error, spoil) => {
    expect(spoilt(spoil)).toBe(error);
  });
});

test('[VALID-5] a pile has its highest tile on top', () => {
  expect(spoilt((set) => first(set.validations).tiles.reverse())).toBe(
    'the left pile must have its highest tiles on top',
  );
});
