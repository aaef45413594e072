/** Who plays on this device: you, bots, and in the turn games others beside you. */

import { LEVELS, type Level } from '#tabletop/levels';
import { botLook } from '../../catalogue/levels.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { type Seating, withNames } from '../../local/new-match.ts';
import { opponents } from '../../local/opponents.ts';
import { Avatar } from '../../look/avatar.tsx';
import { Button } from '../../look/button.tsx';
import { Select, TextField } from '../../look/field.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { cross, person, robot } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { LONGEST_NAME, playerName } from '../../settings/settings.ts';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';

const { say } = pages;

export type Place = { readonly who: 'person'; readonly name: string } | { readonly who: 'bot'; readonly level: Level };

export function usualPlaces(title: Title): readonly Place[] {
  const { level } = opponents.peek()[title];
  const bots = Array.from({ length: COVERS[title].opponents }, (): Place => ({ who: 'bot', level }));
  return [{ who: 'person', name: playerName.peek() }, ...bots];
}

export function seatingOf(title: Title, places: readonly Place[]): Seating {
  return {
    players: withNames(
      title,
      places.map((place, seat) =>
        place.who === 'bot'
          ? { bot: place.level }
          : { name: place.name.trim() === '' ? say('new.player', { number: seat + 1 }) : place.name.trim() },
      ),
    ),
    people: places.flatMap((place, seat) => (place.who === 'person' ? [seat] : [])),
  };
}

export interface SeatsEditorProps {
  readonly title: Title;
  readonly places: readonly Place[];
  readonly onChange: (places: readonly Place[]) => void;
}

export function SeatsEditor({ title, places, onChange }: SeatsEditorProps) {
  const { seats, pace } = COVERS[title];
  const put = (seat: number, place: Place): void =>
    onChange(places.map((before, index) => (index === seat ? place : before)));
  const isFull = places.length >= seats.max;
  const { players } = seatingOf(title, places);
  return (
    <Panel title={say('new.players')}>
      <ol class="places">
        {places.map((place, seat) => (
          <li key={seat} class="place">
            <Avatar who={place.who} look={place.who === 'bot' ? botLook(place.level) : seat} seat={seat} size={48} />
            {place.who === 'bot' ? (
              <Select
                label={say('new.level-of', { name: players[seat]?.name ?? '' })}
                hint={voiceOf(title).bot(place.level)}
                value={place.level}
                options={LEVELS.map((level) => ({ value: level, label: say(`level.${level}`) }))}
                onChoose={(level) => put(seat, { who: 'bot', level })}
              />
            ) : (
              <TextField
                label={say('new.name-of', { number: seat + 1 })}
                value={place.name}
                maxLength={LONGEST_NAME}
                onInput={(name) => put(seat, { who: 'person', name })}
              />
            )}
            {seat > 0 && places.length > seats.min ? (
              <IconButton
                icon={cross}
                kind="bare"
                label={say('new.remove', { number: seat + 1 })}
                onPress={() => onChange(places.filter((_, index) => index !== seat))}
              />
            ) : (
              <span />
            )}
          </li>
        ))}
      </ol>
      {isFull ? null : (
        <div class="place-ways">
          <Button
            icon={robot}
            onPress={() => onChange([...places, { who: 'bot', level: opponents.peek()[title].level }])}
          >
            {say('new.add-bot')}
          </Button>
          {pace === 'turns' ? (
            <Button icon={person} onPress={() => onChange([...places, { who: 'person', name: '' }])}>
              {say('new.add-person')}
            </Button>
          ) : null}
        </div>
      )}
      {pace === 'turns' ? <p class="soft">{say('new.share.hint')}</p> : null}
    </Panel>
  );
}
