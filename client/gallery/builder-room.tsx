import { BUILDINGS, type Building, FACES, PLOTS } from '#games/space-builder';
import { plotSpot } from '../src/art/builder/board.ts';
import {
  BasePicture,
  BuildingPicture,
  CityPicture,
  type PlannedBuilding,
  PlanPicture,
  PlotPicture,
} from '../src/art/builder/pieces.tsx';
import { Exhibit, Named, Row } from './exhibit.tsx';
import './builder-room.css';

const DIFFERENCES: Readonly<Record<Building, readonly [string, string, string]>> = {
  1: ['Greenhouse', '3 plants', '2 plants'],
  2: ['Launch tower', 'arm left', 'arm right'],
  3: ['Observatory', 'short telescope', 'long telescope'],
  4: ['Habitat', 'round door', 'square door'],
  5: ['Reactor', '2 chimneys', '3 chimneys'],
  6: ['Dish antenna', '1 ring', '2 rings'],
  7: ['Hangar', 'saucer', 'rover'],
  8: ['Laboratory', '1 porthole', '2 portholes'],
};

const PLAN: readonly PlannedBuilding[] = [
  { building: 1, plot: 1, face: 'A', turn: 1 },
  { building: 2, plot: 4, face: 'A', turn: 2 },
  { building: 3, plot: 7, face: 'B', turn: 1 },
  { building: 4, plot: 5, face: 'A', turn: 3 },
  { building: 5, plot: 2, face: 'A', turn: 3 },
  { building: 6, plot: 0, face: 'A', turn: 0, faded: true },
  { building: 7, plot: 3, face: 'B', turn: 3, faded: true },
  { building: 8, plot: 6, face: 'B', turn: 3 },
];

function City() {
  return (
    <div class="room-city">
      <CityPicture label="City" />
      {PLOTS.map((plot) => (
        <div key={plot} class="room-plot" style={plotSpot(plot)}>
          {plot < 3 ? (
            <BuildingPicture building={BUILDINGS[plot] ?? 1} face="A" turn={plot === 1 ? 2 : 0} />
          ) : (
            <PlotPicture inviting={plot > 5} />
          )}
        </div>
      ))}
    </div>
  );
}

export function BuilderRoom() {
  return (
    <>
      <Exhibit
        title="Eight buildings, two faces each"
        note="Alike at a glance; they differ by shape or count, never by colour."
      >
        {() => (
          <div class="room-faces">
            {BUILDINGS.map((building) => (
              <div key={building} class="room-pair">
                <strong>
                  {building} {DIFFERENCES[building][0]}
                </strong>
                {FACES.map((face, at) => (
                  <Named key={face} name={DIFFERENCES[building][at + 1]}>
                    <BuildingPicture building={building} face={face} width="100%" label={`${building} ${face}`} />
                  </Named>
                ))}
              </div>
            ))}
          </div>
        )}
      </Exhibit>
      <Exhibit title="Small, turned, without colour">
        {() => (
          <>
            <Row>
              {BUILDINGS.flatMap((building) =>
                FACES.map((face, at) => (
                  <BuildingPicture
                    key={building + face}
                    building={building}
                    face={face}
                    turn={(building + at) % 2 === 0 ? 1 : 2}
                    size={54}
                  />
                )),
              )}
              <BasePicture size={54} turn={1} />
            </Row>
            <div class="room-grey">
              <Row>
                {BUILDINGS.flatMap((building) =>
                  FACES.map((face) => (
                    <BuildingPicture key={building + face} building={building} face={face} size={54} />
                  )),
                )}
              </Row>
            </div>
          </>
        )}
      </Exhibit>
      <Exhibit title="Plan and city" note="A plan is a blueprint turned as a whole; a city is paper and upright.">
        {() => (
          <>
            <PlanPicture buildings={PLAN} turn={1} width="100%" label="Plan" />
            <City />
          </>
        )}
      </Exhibit>
    </>
  );
}
