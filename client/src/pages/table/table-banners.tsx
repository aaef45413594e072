/** What is said above the board while something is waited for. */

import type { Seat } from '#tabletop';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Scene } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { crown, phone, watch as watchSign } from '../../look/icons.ts';
import { listWords } from '../../words/area.ts';
import { pages } from '../../words/pages.ts';
import { turns } from '../../words/turns.ts';

const { say } = pages;

/** Time stands still until everybody knows what came up. */
export function TellingBanner({ host, viewer }: { readonly host: TableHost; readonly viewer: Scene['viewer'] }) {
  const telling = host.telling.value;
  if (telling === null) return null;
  const names = listWords(telling.untold.map((seat) => host.seats.value[seat]?.name ?? ''));
  const isAsked = viewer !== 'spectator' && telling.untold.includes(viewer);
  return (
    <Banner
      icon={watchSign}
      action={
        isAsked ? (
          <Button kind="primary" onPress={telling.told}>
            {say('table.telling.told')}
          </Button>
        ) : undefined
      }
    >
      {say('table.telling', { names })}
    </Banner>
  );
}

/** Whoever watches a race sees each round when it is over, unless the host has it shown at once. */
export function WatchingBanner({ host, title }: { readonly host: TableHost; readonly title: Title }) {
  const table = host.table.value;
  const isPlayer = table?.seats.some((seat) => seat.kind === 'person' && seat.guest === host.you.value) ?? true;
  const rounds = table?.settings.watchDelay ?? 0;
  if (!host.isHere && !isPlayer && rounds > 0) {
    return <Banner icon={watchSign}>{say('table.watching-delayed', { rounds })}</Banner>;
  }
  if (host.isHere || isPlayer || COVERS[title].pace === 'turns' || table?.settings.watchLive === true) return null;
  return <Banner icon={watchSign}>{say('table.watching-later')}</Banner>;
}

interface PassOnProps {
  readonly host: TableHost;
  readonly to: Seat;
  readonly onPass: () => void;
}

/** The turn is over, and whoever had it may look on before the device goes to the next. */
export function PassOnBanner({ host, to, onPass }: PassOnProps) {
  return (
    <Banner
      icon={phone}
      action={
        <Button kind="primary" class="pass-on" onPress={onPass}>
          {turns.say('pass-on.do', { name: host.seats.value[to]?.name ?? '' })}
        </Button>
      }
    >
      {turns.say('pass-on')}
    </Banner>
  );
}

/** Lies over the lower edge, where nothing is to be done any more: the last board stays as it was. */
export function OverBanner({ onSeen }: { readonly onSeen: () => void }) {
  return (
    <div class="over-banner">
      <Banner
        icon={crown}
        action={
          <Button kind="primary" onPress={onSeen}>
            {say('table.to-end')}
          </Button>
        }
      >
        {say('table.is-over')}
      </Banner>
    </div>
  );
}
