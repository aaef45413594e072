import type { Matched, Objective } from '../../art/lab/capsule.ts';
import type { CrewCard, Effect } from '../../art/lab/crew-card.ts';
import { AGENCIES } from '../../art/lab/emblems.ts';
import {
  BackPicture,
  CapsulePicture,
  CrewCardBack,
  CrewCardPicture,
  EffectPicture,
  EmblemPicture,
  FreeSlotPicture,
  PointsPicture,
  ProjectPicture,
  SpecialtyPicture,
  StationPicture,
  ValidationPicture,
} from '../../art/lab/pieces.tsx';
import { PROJECTS, SPECIALTIES, type Specialty } from '../../art/lab/signs.ts';
import { CAPSULES, capsuleCorner, SLOTS, slotCorner } from '../../art/lab/station.ts';
import { Exhibit, Named, Row } from './exhibit.tsx';

const LETTERS: Readonly<Record<Specialty, string>> = { pilot: 'P', researcher: 'R', medic: 'M', technician: 'T' };

const EFFECTS: readonly Effect[] = [
  { kind: 'points', points: 9 },
  { kind: 'perAgency', points: 2, agency: 'red' },
  { kind: 'perSpecialty', points: 1, specialty: 'pilot' },
  { kind: 'perSpecialtyInRow', points: 3, specialty: 'technician' },
  { kind: 'perProject', points: 1 },
  { kind: 'drawProject' },
];

/** Four of each agency, with every specialty and effect among them. */
const CREW: readonly CrewCard[] = AGENCIES.flatMap((agency, row) =>
  SPECIALTIES.map((specialty, column) => ({
    id: `${agency}-${String(row * 4 + column + 1).padStart(2, '0')}`,
    agency,
    specialty,
    cost: (row + column) % 4,
    effect: EFFECTS[(row * 4 + column) % EFFECTS.length] ?? { kind: 'drawProject' },
  })),
);
const crew = (at: number): CrewCard =>
  CREW[at] ?? { id: 'red-01', agency: 'red', specialty: 'pilot', cost: 0, effect: { kind: 'drawProject' } };

const OBJECTIVES: readonly { objective: Objective; matched: Matched; validated: number | null }[] = [
  {
    objective: { agencies: ['red', 'red', 'blue'], specialty: 'researcher' },
    matched: [true, false, true],
    validated: null,
  },
  {
    objective: { agencies: ['gold', 'gold', 'blue'], specialty: 'technician' },
    matched: [false, false, false],
    validated: null,
  },
  {
    objective: { agencies: ['green', 'green', 'blue'], specialty: 'medic' },
    matched: [true, true, true],
    validated: null,
  },
  {
    objective: { agencies: ['gold', 'gold', 'red'], specialty: 'technician' },
    matched: [true, true, true],
    validated: 5,
  },
];

function Station() {
  return (
    <StationPicture label="A station" width="100%">
      {SLOTS.map((slot, at) => {
        const { x, y } = slotCorner(slot);
        return at % 3 === 1 ? (
          <FreeSlotPicture key={slot} x={x} y={y} width={54} height={66} worth="+9" />
        ) : (
          <CrewCardPicture
            key={slot}
            card={crew(at)}
            letter={LETTERS[crew(at).specialty]}
            kind="small"
            x={x}
            y={y}
            width={54}
            height={66}
          />
        );
      })}
      {CAPSULES.map((capsule, at) => {
        const shown = OBJECTIVES[at + 1];
        return shown === undefined ? null : (
          <CapsulePicture key={capsule} {...shown} {...capsuleCorner(capsule)} width={54} height={66} />
        );
      })}
    </StationPicture>
  );
}

export function LabRoom() {
  return (
    <>
      <Exhibit title="Crew" note="Faces come from agency, specialty and number.">
        {() => (
          <>
            <Row>
              {CREW.map((card) => (
                <CrewCardPicture
                  key={card.id}
                  card={card}
                  letter={LETTERS[card.specialty]}
                  height={130}
                  label={card.id}
                  class="sticker"
                />
              ))}
              <CrewCardBack height={130} label="A Lab card, face down" class="sticker" />
            </Row>
            <Row>
              {CREW.slice(0, 6).map((card) => (
                <CrewCardPicture
                  key={card.id}
                  card={card}
                  letter={LETTERS[card.specialty]}
                  kind="small"
                  height={72}
                  class="sticker"
                />
              ))}
              {CREW.filter((_card, at) => at % 4 === 0).map((card) => (
                <CrewCardPicture key={card.id} card={card} letter={LETTERS[card.specialty]} kind="tiny" size={24} />
              ))}
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="Signs">
        {() => (
          <>
            <Row>
              {AGENCIES.map((agency) => (
                <Named key={agency} name={agency}>
                  <EmblemPicture agency={agency} size={56} class="sticker" label={agency} />
                </Named>
              ))}
              <span class="room-grey exhibit-row">
                {AGENCIES.map((agency) => (
                  <EmblemPicture key={agency} agency={agency} size={36} class="sticker" />
                ))}
              </span>
            </Row>
            <Row paper>
              {SPECIALTIES.map((specialty) => (
                <Named key={specialty} name={specialty}>
                  <SpecialtyPicture specialty={specialty} size={34} />
                </Named>
              ))}
              {PROJECTS.map((project) => (
                <Named key={project} name={project}>
                  <ProjectPicture project={project} size={40} />
                </Named>
              ))}
            </Row>
            <Row paper>
              {EFFECTS.map((effect) => (
                <EffectPicture key={effect.kind} effect={effect} width={88} height={44} label={effect.kind} />
              ))}
              <BackPicture of="project" height={40} />
              <BackPicture of="lab" height={40} />
              <PointsPicture points={12} size={44} />
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="Objectives, Validations and a station">
        {() => (
          <>
            <Row>
              {OBJECTIVES.map((shown) => (
                <CapsulePicture
                  key={shown.objective.agencies.join()}
                  {...shown}
                  height={110}
                  class="sticker"
                  label="Objective"
                />
              ))}
              <ValidationPicture points={5} bonus="project" height={34} class="sticker" />
              <ValidationPicture points={4} bonus="labCard" height={34} class="sticker" />
              <ValidationPicture points={3} bonus={null} height={34} class="sticker" />
            </Row>
            <Station />
          </>
        )}
      </Exhibit>
    </>
  );
}
