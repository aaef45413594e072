/** The building site for one. */

import type { ComponentChildren } from 'preact';
import type { Phase } from '#games/space-builder';
import { AloneBar, AloneStage } from '../../learning/alone-stage.tsx';
import type { WayToLearn } from '../learning-registry.ts';
import './board.css';
import './board-sizes.css';

export interface SoloStageProps {
  readonly phase: Phase;
  readonly way: WayToLearn;
  readonly children: ComponentChildren;
}

export function SoloStage({ phase, way, children }: SoloStageProps) {
  return (
    <AloneStage game="space-builder" way={way}>
      <div class="builder" data-phase={phase} data-use="table">
        <AloneBar game="space-builder" way={way} />
        {children}
      </div>
    </AloneStage>
  );
}
