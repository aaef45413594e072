import { memo } from 'preact/compat';
import { boardOf, detailOf, type ProjectId, projectCard, type SeatView, scoreSheet } from '#games/space-lab';
import { Named } from '../../look/named.tsx';
import { ProjectSign } from './card.tsx';
import { placeOf } from './flights.ts';
import { projectName, say } from './words.ts';
import './projects.css';

/** All of one kind. */
interface Kept {
  readonly ids: readonly ProjectId[];
  readonly points: number;
}

function keptOf(seat: SeatView): readonly Kept[] {
  const kept = new Map<string, Kept>();
  for (const { kind, id, points } of scoreSheet(boardOf(seat))) {
    if (kind !== 'projects') continue;
    const { ids, points: before } = kept.get(projectCard(id).kind) ?? { ids: [], points: 0 };
    kept.set(projectCard(id).kind, { ids: [...ids, id], points: before + points });
  }
  return [...kept.values()];
}

/** What all of its kind would be worth with another one. */
function pointsWithOneMore(seat: SeatView, project: ProjectId): number {
  const { projects, ...rest } = boardOf(seat);
  const [before, after] = [projects, [...projects, project]].map(
    (some) => detailOf({ ...rest, projects: some }).projects,
  );
  const own = keptOf(seat).find(({ ids }) => ids.includes(project))?.points ?? 0;
  return own + (after ?? 0) - (before ?? 0);
}

/** Secret research, with what it is worth as things stand. */
export const Projects = memo(function Projects({ seat, onLook }: { seat: SeatView; onLook: (words: string) => void }) {
  const kept = keptOf(seat);
  return (
    <section class="lab-projects" data-place={placeOf.projects} data-empty={kept.length === 0 ? '' : undefined}>
      <h2 class="lab-projects-title">{say('projects')}</h2>
      {kept.length === 0 ? <p class="soft lab-projects-none">{say('projects.none')}</p> : null}
      <ul class="lab-project-row">
        {kept.map((projects) => (
          <li key={projectCard(projects.ids[0] ?? '').kind}>
            <KeptProjects {...projects} seat={seat} onLook={onLook} />
          </li>
        ))}
      </ul>
    </section>
  );
});

interface KeptProjectsProps extends Kept {
  readonly seat: SeatView;
  readonly onLook: (words: string) => void;
}

function KeptProjects({ ids, points, seat, onLook }: KeptProjectsProps) {
  const [first = ''] = ids;
  const { kind } = projectCard(first);
  const name = ids.length === 1 ? projectName(first) : say(`project.${kind}`);
  const words = say('project.worth', { project: name, now: say('project.now', { points }) });
  // Which agency's telescope comes next nobody knows.
  const next = kind === 'telescope' ? points : pointsWithOneMore(seat, first);
  return (
    <button
      type="button"
      class="lab-project"
      title={say(`worth.${kind}`)}
      onClick={() => onLook(`${words}. ${say(`worth.${kind}`)}`)}
    >
      <Named words={words}>
        <ProjectSign id={first} size={24} />
        {ids.length > 1 ? <span class="lab-project-count">×{ids.length}</span> : null}
        <span class="lab-project-name">{say(`project.${kind}`)}</span>
        {next > points ? <span class="lab-project-then soft">{say('project.then', { points: next })}</span> : null}
        <span class="number">{points}</span>
      </Named>
    </button>
  );
}
