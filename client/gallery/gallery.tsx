import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Starfield } from '../src/art/starfield.tsx';
import { Segments } from '../src/look/segments.tsx';
import { THEMES, type Theme } from '../src/look/theme.ts';
import { BowlRoom } from './bowl-room.tsx';
import { BuilderRoom } from './builder-room.tsx';
import { ShownThemes } from './exhibit.tsx';
import { GravityRoom } from './gravity-room.tsx';
import { LabRoom } from './lab-room.tsx';
import { LookRoom } from './look-room.tsx';
import { ShellRoom } from './shell-room.tsx';
import './gallery.css';

const ROOMS = {
  look: { label: 'Look', Room: LookRoom },
  shell: { label: 'Shell', Room: ShellRoom },
  bowl: { label: 'Space Bowl', Room: BowlRoom },
  gravity: { label: 'Gravity Superstar', Room: GravityRoom },
  lab: { label: 'Space Lab', Room: LabRoom },
  builder: { label: 'Space Builder', Room: BuilderRoom },
} as const satisfies Record<string, { label: string; Room: ComponentType }>;
type RoomName = keyof typeof ROOMS;

const isRoom = (name: string | null): name is RoomName => name !== null && Object.hasOwn(ROOMS, name);
const isTheme = (name: string | null): name is Theme => THEMES.some((theme) => theme === name);

/** Every element in every theme, for those who work on them. The address may name a room and a theme. */
export function Gallery() {
  const asked = new URLSearchParams(location.search);
  const [askedRoom, askedTheme] = [asked.get('room'), asked.get('theme')];
  const [room, setRoom] = useState<RoomName>(isRoom(askedRoom) ? askedRoom : 'look');
  const [theme, setTheme] = useState<Theme | 'all'>(isTheme(askedTheme) ? askedTheme : 'all');
  const { Room } = ROOMS[room];
  const rooms = Object.entries(ROOMS).map(([value, { label }]) => ({ value, label }));
  return (
    <main class="gallery">
      <Starfield />
      <h1>Gallery</h1>
      <div class="gallery-choices">
        <Segments
          label="Room"
          quietLabel
          value={room}
          segments={rooms}
          onChoose={(name) => {
            if (isRoom(name)) setRoom(name);
          }}
        />
        <Segments
          label="Theme"
          quietLabel
          value={theme}
          segments={(['all', ...THEMES] as const).map((value) => ({ value, label: value }))}
          onChoose={setTheme}
        />
      </div>
      <ShownThemes.Provider value={theme === 'all' ? THEMES : [theme]}>
        <Room />
      </ShownThemes.Provider>
    </main>
  );
}
