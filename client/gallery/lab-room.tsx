import {
  AGENCIES,
  COMPONENTS,
  type LabCard,
  type LabEffect,
  layoutFor,
  type Objective,
  PROJECT_KINDS,
  SPECIALTIES,
  type Specialty,
} from '#games/space-lab';
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
} from '../src/art/lab/pieces.tsx';
import { capsuleCorner, type StationKind, slotCorner } from '../src/art/lab/station.ts';
import { Exhibit, Named, Row } from './exhibit.tsx';

const LETTERS: Readonly<Record<Specialty, string>> = { pilot: 'P', researcher: 'R', medic: 'M', technician: 'T' };

const EFFECTS: readonly LabEffect[] = [
  { kind: 'points', points: 9 },
  { kind: 'perAgency', points: 2, agency: 'red' },
  { kind: 'perSpecialty', points: 1, specialty: 'pilot' },
  { kind: 'perSpecialtyInRow', points: 3, specialty: 'technician' },
  { kind: 'perProject', points: 1 },
  { kind: 'drawProject' },
];

/** Every third card of the box: all agencies, specialties and effects are among them. */
const CREW: readonly LabCard[] = COMPONENTS.lab.filter((_card, at) => at % 3 === 0);

const OBJECTIVES: readonly {
  objective: Pick<Objective, 'agencies' | 'specialty'>;
  matched: readonly boolean[];
  validated: number | null;
}[] = [
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

function Station({ kind }: { kind: StationKind }) {
  const { slots, capsules } = layoutFor(kind === 'solo' ? 1 : 2);
  return (
    <StationPicture label="A station" width="100%" kind={kind}>
      {slots.map((slot, at) => {
        const frame = { ...slotCorner(slot, kind), width: 54, height: 66 };
        const card = at % 3 === 1 ? undefined : CREW[at];
        if (card === undefined) return <FreeSlotPicture key={slot} {...frame} worth="+9" />;
        return <CrewCardPicture key={slot} card={card} letter={LETTERS[card.specialty]} kind="small" {...frame} />;
      })}
      {capsules.map((capsule, at) => {
        const shown = OBJECTIVES[(at + 1) % OBJECTIVES.length];
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
              {PROJECT_KINDS.map((project) => (
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
            <Station kind="shared" />
            <Station kind="solo" />
          </>
        )}
      </Exhibit>
    </>
  );
}
