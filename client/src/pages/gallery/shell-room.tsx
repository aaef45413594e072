import { type CoveredGame, CoverPicture } from '../../art/cover.tsx';
import { FacePicture } from '../../art/face.tsx';
import { LogoPicture } from '../../art/logo-picture.tsx';
import { BOT_LOOKS, PERSON_LOOKS } from '../../art/people.ts';
import { ReactionPicture } from '../../art/reaction-picture.tsx';
import { REACTIONS } from '../../art/reactions.ts';
import { Button } from '../../look/button.tsx';
import { CoverCard } from '../../look/cover-card.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { found, invite, play, plus, redButton, rocket } from '../../look/icons.ts';
import { Podium } from '../../look/podium.tsx';
import { ScorePad } from '../../look/score-pad.tsx';
import { Seat } from '../../look/seat.tsx';
import { Ship } from '../../look/ship.tsx';
import { Exhibit, Row } from './exhibit.tsx';
import './shell-room.css';

const GAMES: readonly { game: CoveredGame; name: readonly string[]; seats: string; minutes: string }[] = [
  { game: 'space-bowl', name: ['Space', 'Bowl'], seats: '2–8', minutes: '30 min' },
  { game: 'gravity-superstar', name: ['Gravity', 'Superstar'], seats: '2–6', minutes: '20 min' },
  { game: 'space-lab', name: ['Space', 'Lab'], seats: '1–4', minutes: '20 min' },
  { game: 'space-builder', name: ['Space', 'Builder'], seats: '2–4', minutes: '20 min' },
];

const NAMES = ['Emma', 'Lucas', 'Marie', 'Pixel', 'Comet'];

function Boarding() {
  return (
    <Ship
      title={
        <>
          <span class="number">5</span> of 8 aboard
        </>
      }
      footer={<Button icon={plus}>Fill with bots</Button>}
    >
      {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
        <Seat
          key={seat}
          seat={seat}
          name={NAMES[seat] ?? 'Add bot'}
          detail={seat < 3 ? 'Ready' : seat < 5 ? 'Bot' : 'or a friend'}
          face={seat < 5 ? { who: seat < 3 ? 'person' : 'bot', look: seat } : null}
          ready={seat < 5}
          size={72}
          onPress={() => undefined}
        />
      ))}
    </Ship>
  );
}

function End() {
  return (
    <>
      <Podium
        sky="bowl"
        intro="The winner is"
        winner="Marie!"
        places={[
          { seat: 2, name: 'Marie', face: { who: 'person', look: 1 }, points: 19, rank: 1 },
          { seat: 0, name: 'Emma', face: { who: 'person', look: 0 }, points: 11, rank: 2 },
          { seat: 1, name: 'Lucas', face: { who: 'person', look: 2 }, points: 8, rank: 3 },
        ]}
      />
      <ScorePad
        title="Score pad"
        totalLabel="Total"
        noneLabel="nothing"
        columns={[
          { seat: 2, name: 'Marie', won: true },
          { seat: 0, name: 'Emma', won: false },
          { seat: 1, name: 'Lucas', won: false },
        ]}
        rows={[
          { label: 'Start', icon: rocket, points: [4, 4, 4] },
          { label: 'Card found', icon: found, points: [13, 9, 4] },
          { label: 'Red button', icon: redButton, points: [2, -2, null] },
        ]}
      />
    </>
  );
}

export function ShellRoom() {
  return (
    <>
      <Exhibit title="Logo">
        {() => (
          <Row>
            <LogoPicture size={120} label="Starboard" />
            <LogoPicture size={60} />
            <LogoPicture size={40} />
            <LogoPicture size={24} />
            <span class="display room-name">Starboard</span>
          </Row>
        )}
      </Exhibit>
      <Exhibit title="Covers" note="Point at one, or give it the focus: it moves once.">
        {() => (
          <>
            <div class="room-covers">
              {GAMES.map(({ game, name, seats, minutes }) => (
                <CoverCard
                  key={game}
                  game={game}
                  name={name}
                  href="#rules"
                  seats={seats}
                  seatsLabel={`${seats} players`}
                  minutes={minutes}
                  actions={
                    <>
                      <Button kind="primary" icon={play}>
                        Play now
                      </Button>
                      <IconButton icon={invite} label="Play with friends" kind="paper" />
                    </>
                  }
                />
              ))}
            </div>
            <Row>
              {GAMES.map(({ game }) => (
                <span key={game} class="room-thumb">
                  <CoverPicture game={game} thumb />
                </span>
              ))}
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="People and bots">
        {() => (
          <>
            <Row>
              {Array.from({ length: PERSON_LOOKS }, (_, look) => (
                <FacePicture key={look} who="person" look={look} seat={look} size={92} class="sticker" />
              ))}
            </Row>
            <Row>
              {Array.from({ length: BOT_LOOKS }, (_, look) => (
                <FacePicture key={look} who="bot" look={look} seat={(look + 3) % 8} size={92} class="sticker" />
              ))}
            </Row>
            <Row>
              {REACTIONS.map((reaction) => (
                <ReactionPicture key={reaction} reaction={reaction} size={56} class="sticker" label={reaction} />
              ))}
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="The waiting room’s ship">{() => <Boarding />}</Exhibit>
      <Exhibit title="The end">{() => <End />}</Exhibit>
    </>
  );
}
