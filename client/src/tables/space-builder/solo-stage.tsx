/** The building site for one. */

import type { ComponentChildren } from 'preact';
import type { Phase } from '#games/space-builder';
import { AloneBar, AloneStage, type WayAlone } from '../../learning/alone-stage.tsx';
import './board.css';
import './board-sizes.css';

export interface SoloStageProps {
  readonly phase: Phase;
  readonly way: WayAlone;
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
