import { type CoveredGame, CoverPicture } from '../../art/cover.tsx';
import { FacePicture } from '../../art/face.tsx';
import { LogoPicture } from '../../art/logo-picture.tsx';
import { BOT_LOOKS, PERSON_LOOKS } from '../../art/people.ts';
import { Button } from '../../look/button.tsx';
import { CoverCard } from '../../look/cover-card.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { invite, play } from '../../look/icons.ts';
import { Exhibit, Row } from './exhibit.tsx';
import './shell-room.css';

const GAMES: readonly { game: CoveredGame; name: readonly string[]; seats: string; minutes: string }[] = [
  { game: 'space-bowl', name: ['Space', 'Bowl'], seats: '2–8', minutes: '30 min' },
  { game: 'gravity-superstar', name: ['Gravity', 'Superstar'], seats: '2–6', minutes: '20 min' },
  { game: 'space-lab', name: ['Space', 'Lab'], seats: '1–4', minutes: '20 min' },
  { game: 'space-builder', name: ['Space', 'Builder'], seats: '2–4', minutes: '20 min' },
];

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
          </>
        )}
      </Exhibit>
    </>
  );
}
