/** A match as a picture, a film, a line in a log of plays, or a part of one's own page. */

import { useState } from 'preact/hooks';
import type { WrittenRecording } from '#tabletop';
import { copyText } from '../../app/copy-text.ts';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { chart, copy, film, grid } from '../../look/icons.ts';
import { fileName, saveFile } from '../../replay/files.ts';
import { canFilm, filmOf, pictureOf, type Shot } from '../../replay/filming.ts';
import { addressOf } from '../../router/routes.ts';
import { askedOrigin } from '../../server/public-origin.ts';
import { replays } from '../../words/replays.ts';
import { bgStatsLink } from './bg-stats.ts';

const { say } = replays;

interface ShareMoreProps {
  /** Null where no replay is open. */
  readonly shot: Shot;
  readonly recording: WrittenRecording;
  readonly served: string | null;
  readonly ended: number | null;
}

export function ShareMore({ shot, recording, served, ended }: ShareMoreProps) {
  const [filmed, setFilmed] = useState<number | null>(null);
  const { opened } = shot;
  const save = async (make: () => Promise<Blob | null>): Promise<void> => {
    const made = await make().catch(() => null);
    setFilmed(null);
    if (made === null) notify(say('share.failed'), 'bad');
    else saveFile(fileName(opened.game, made.type.split('/')[1] ?? 'png'), made);
  };
  const filming = (): Promise<void> => {
    setFilmed(0);
    return save(() => filmOf(shot, setFilmed));
  };
  return (
    <section class="share-part">
      <Button icon={grid} wide onPress={() => void save(() => pictureOf(shot))}>
        {say('share.picture')}
      </Button>
      <Button
        icon={film}
        wide
        busy={filmed !== null}
        blocked={canFilm() ? null : say('share.film.never')}
        onPress={() => void filming()}
      >
        {filmed === null ? say('share.film') : say('share.film.busy', { done: Math.round(filmed * 100) })}
      </Button>
      {opened.outcome === null ? null : (
        <Button icon={chart} wide href={bgStatsLink(opened, recording, new Date(ended ?? Date.now()))}>
          {say('share.stats')}
        </Button>
      )}
      {served === null ? null : (
        <Button icon={copy} wide onPress={() => void copyCode(served)}>
          {say('share.embed.copy')}
        </Button>
      )}
    </section>
  );
}

async function copyCode(match: string): Promise<void> {
  const address = new URL(addressOf.embed(match), await askedOrigin()).href;
  const code = `<iframe src="${address}" title="Starboard" width="800" height="600" style="border:0" allowfullscreen></iframe>`;
  if (await copyText(code)) notify(say('share.embed.copied'), 'good');
  else notify(code);
}
