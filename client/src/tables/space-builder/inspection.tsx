import { type Building, type BuildingFault, DEFECTS, type Fault } from '#games/space-builder';
import { Sign } from '../../look/icon.tsx';
import { cross } from '../../look/icons.ts';
import { pictureOf } from './pictures.ts';
import { Tile } from './tile.tsx';
import { buildingName, faultName, say } from './words.ts';
import './inspection.css';

export interface InspectionProps {
  /** What was asked of the player, ascending. */
  readonly asked: readonly Building[];
  readonly faults: readonly BuildingFault[];
}

/** A city checked building by building: right, or what is wrong and what it costs. */
export function Inspection({ asked, faults }: InspectionProps) {
  return (
    <ol class="inspection" aria-label={say('inspection')}>
      {asked.map((building) => {
        const fault = faults.find((found) => found.building === building)?.fault ?? null;
        return (
          <li
            key={building}
            class="inspected"
            style={{ '--nth': building }}
            data-right={fault === null ? '' : undefined}
          >
            <span class="inspected-tile" aria-hidden="true">
              <Tile shown={{ building, face: 'A', turn: 0 }} />
            </span>
            <span class="spoken">{verdictWords(building, fault)}</span>
            <span
              class="inspected-cost number"
              aria-hidden="true"
              style={fault === null ? { backgroundImage: pictureOf('right') } : undefined}
            >
              {fault === null ? null : (
                <>
                  <Sign of={cross} size={13} />
                  {DEFECTS[fault]}
                </>
              )}
            </span>
            {fault === null ? null : (
              <span class="inspected-fault" aria-hidden="true">
                {faultName(fault)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function verdictWords(building: Building, fault: Fault | null): string {
  if (fault === null) return say('verdict.right', { building: buildingName(building) });
  return say('verdict.wrong', {
    building: buildingName(building),
    fault: faultName(fault),
    defects: DEFECTS[fault],
  });
}
