/** Chapter 7 of RULEBOOK.md: Projects drawn, kept, and put under the pile. */

import type { ProjectId } from '../components.ts';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import { actingSeat, type ProjectDraw, type Source, type State } from '../state.ts';

/** [BONUS-3] As many as there are, if fewer. [BONUS-4] Several: one is to be chosen; a single one is kept at once. */
export function drawProjects(state: State, wanted: number, source: Source, tell: Tell): void {
  const seat = state.turn;
  const count = Math.min(wanted, state.projects.length);
  if (count === 0) {
    tell({ type: 'nothing-to-draw', seat, source, what: 'project' });
    return;
  }
  const drawn = state.projects.splice(-count).reverse();
  state.draws = [...state.draws, { by: seat, drawn, kept: null }];
  tell({ type: 'projects-drawn', seat, source, count, projects: drawn });
  if (count > 1) state.phase = 'choosing';
  else keepOne(state, drawn[0] as ProjectId, tell);
}

export function refusalToKeepProject(state: State, project: ProjectId): Refusal | null {
  if (state.phase !== 'choosing') return refused('nothing-to-choose');
  return state.draws.at(-1)?.drawn.includes(project) ? null : refused('project-not-drawn');
}

/** [BONUS-3] The others go under the pile, in the order drawn. */
export function keepOne(state: State, project: ProjectId, tell: Tell): void {
  const { by, drawn } = state.draws.at(-1) as ProjectDraw;
  state.draws = state.draws.with(-1, { by, drawn, kept: project });
  state.phase = 'placing';
  const seat = actingSeat(state);
  seat.projects = [...seat.projects, project];
  const returned = drawn.filter((other) => other !== project);
  state.projects.unshift(...returned.toReversed());
  tell({ type: 'project-kept', seat: by, project, returnedCount: returned.length, returned });
}
