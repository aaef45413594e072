import type { ComponentType, FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import type { Title } from '../catalogue/titles.ts';
import { AloneBar, AloneStage } from '../learning/alone-stage.tsx';
import { GoalPage } from './offer.tsx';
import type { Teacher } from './teacher.ts';

/** A tutorial begins with what the game is about. */
export function withGoal(title: Title, teacher: Teacher, Lesson: ComponentType): FunctionComponent {
  return function GoalFirst() {
    const [hasBegun, setBegun] = useState(false);
    if (hasBegun) return <Lesson />;
    return (
      <AloneStage game={title} way="tutorial">
        <div class="goal-frame">
          <AloneBar game={title} way="tutorial" />
          <GoalPage title={title} goal={teacher.goal(null)} onGo={() => setBegun(true)} />
        </div>
      </AloneStage>
    );
  };
}
