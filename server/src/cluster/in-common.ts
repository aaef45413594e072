/** What is known by heart is another: who is known by which token, who blocks whom, who is banned, who waits for what. */

import type { Manners, OwnHours } from '#protocol';
import type { NamedBots } from '../bots/named.ts';
import type { House } from '../house.ts';
import type { Bans } from '../moderation/bans.ts';
import type { Guests, GuestsNews } from '../people/guests.ts';
import { goFromHere, type Kept, mergeHere } from '../people/moving.ts';
import type { GuestRecord } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { isPlanned } from '../tables/planned.ts';
import { type Names, renameHere } from '../tables/renaming.ts';
import type { ChangedHours, SlowWatch } from '../tables/slow-watch.ts';
import { switchWebhookOff } from '../tables/webhook-commands.ts';
import type { Cluster } from './cluster.ts';

const AGAIN_MILLIS = 500;

interface Common {
  readonly house: House;
  readonly hall: Hall;
  readonly slow: SlowWatch;
  readonly guests: Guests;
  readonly bans: Bans;
  readonly named: NamedBots;
}

export function holdInCommon(cluster: Cluster, { house, hall, slow, guests, bans, named }: Common): void {
  const { post } = cluster;
  const { commons, blocks, hours, log } = house;
  const complain = (err: unknown): void => log.error({ err }, 'what other processes know could not be read');
  commons.calls = {
    changed: (map, key, value) => post.tellAll('common', [map, key, value]),
    isFirst: (name, millis) => cluster.isFirst(name, millis),
  };
  post.hear('common', ([map, key, value]: [string, string, unknown]) => commons.hear(map, key, value));
  post.answer('commons', () => commons.all);
  guests.told = (news) => post.tellAll('guests', news);
  post.hear('guests', (news: GuestsNews) => guests.hear(news));
  blocks.told = (guest, other, manners) => post.tellAll('block', [guest, other, manners]);
  post.hear('block', ([guest, other, manners]: [string, string, Manners]) => blocks.hear(guest, other, manners));
  hours.told = (guest, own) => post.tellAll('hours', [guest, own]);
  post.hear('hours', ([guest, own]: [string, OwnHours]) => hours.hear(guest, own));
  post.answer('hours-at', (changed: ChangedHours) => slow.noteHoursAt(changed));
  post.answer('lines', ([guest, room]: [string, string]) => hall.linesOf(guest, room));
  post.answer('planned', ([guest, room]: [string, string]) => isPlanned(hall, guest, room));
  post.answer('webhook-off', async (room: string) => switchWebhookOff(await hall.table(room)));
  bans.told = () => post.tellAll('bans', null);
  post.hear('bans', () => void bans.read().catch(complain));
  cluster.attending = () => named.attending;
  named.others = {
    isHere: (guest) => cluster.peers.attendedBy(guest) !== null,
    offer: (guest, seat) => {
      const at = cluster.peers.attendedBy(guest);
      if (at !== null) post.say(at, 'offer', [guest, seat]);
    },
  };
  post.hear('offer', ([guest, seat]: [string, Parameters<NamedBots['offer']>[1]]) => named.offer(guest, seat));
  post.hear('announced', (text: string) => hall.sendToAll({ type: 'announced', text }));
  post.answer('rename', ({ id, guest, names }: { id: string; guest: string; names: Names }) =>
    renameHere(house, hall, id, { guest, names }),
  );
  cluster.caughtUp = async () => {
    const [all] = await cluster.askAll<typeof commons.all>('commons', null);
    if (all !== undefined) commons.take(all);
    const read = () => Promise.all([bans.read(), blocks.read(house.store), hours.read(), hall.keeping.refresh()]);
    const isRead = (): Promise<boolean> =>
      read().then(
        () => true,
        (err) => {
          complain(err);
          return false;
        },
      );
    // However often: a store that is away just then would leave this process with what it knew before.
    while (!(await isRead()) && !hall.isLeaving) await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLIS));
  };
}

/** Whoever goes, or becomes somebody else, does so at the tables of every process. */
export function moveInCommon(cluster: Cluster, kept: Kept): void {
  const { post } = cluster;
  post.answer('erase', (guest: GuestRecord) => goFromHere(kept, guest));
  post.answer('merge', ({ guest, into }: { guest: string; into: GuestRecord }) => mergeHere(kept, guest, into));
}
