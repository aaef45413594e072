import { boardOf, type ProjectId, projectCard, type SeatView, scoreSheet } from '#games/space-lab';
import { Named } from '../../look/named.tsx';
import { ProjectSign } from './card.tsx';
import { placeOf } from './flights.ts';
import { projectName, say } from './words.ts';
import './projects.css';

/** Telescopes each for themselves; the others stand together by kind. */
interface Kept {
  readonly id: ProjectId;
  readonly count: number;
  readonly points: number;
}

function keptOf(seat: SeatView): readonly Kept[] {
  const kept = new Map<string, Kept>();
  for (const { kind, id, points } of scoreSheet(boardOf(seat))) {
    if (kind !== 'projects') continue;
    const project = projectCard(id);
    const key = `${project.kind}${project.agency ?? ''}`;
    const before = kept.get(key) ?? { id, count: 0, points: 0 };
    kept.set(key, { id, count: before.count + 1, points: before.points + points });
  }
  return [...kept.values()];
}

/** Secret research, with what it is worth as things stand. */
export function Projects({ seat, onLook }: { readonly seat: SeatView; readonly onLook: (words: string) => void }) {
  const kept = keptOf(seat);
  return (
    <section class="lab-projects" data-place={placeOf.projects}>
      <h2 class="lab-projects-title">{say('projects')}</h2>
      {kept.length === 0 ? <p class="soft lab-projects-none">{say('projects.none')}</p> : null}
      <ul class="lab-project-row">
        {kept.map(({ id, count, points }) => {
          const name = projectName(id);
          const words = say('project.worth', { project: name, now: say('project.now', { points }) });
          return (
            <li key={id}>
              <button
                type="button"
                class="lab-project"
                title={say(`worth.${projectCard(id).kind}`)}
                onClick={() => onLook(`${words}. ${say(`worth.${projectCard(id).kind}`)}`)}
              >
                <Named words={words}>
                  <ProjectSign id={id} size={24} />
                  {count > 1 ? <span class="lab-project-count">×{count}</span> : null}
                  <span class="lab-project-name">{name}</span>
                  <span class="number">{points}</span>
                </Named>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
