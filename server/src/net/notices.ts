/** Being told of one's turn, by HTTP: which devices are told, mail, and a room's webhook. */

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  EndSubscription,
  LookingHere,
  NewMail,
  NewSubscription,
  NewWebhook,
  Nothing,
  type NoticeInfo,
  Ticket,
} from '#protocol';
import type { Mail } from '../notices/mail.ts';
import { areKeys } from '../notices/push.ts';
import { hashOf } from '../people/guests.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import { endWebhook, setWebhook, webhookOf } from '../tables/webhook-commands.ts';
import type { Api } from './api.ts';
import { askerOf, guestOf, read, readQuery, tokenOf } from './asked.ts';

/** Of one guest; a new one takes the oldest one's place. */
const MOST_DEVICES = 10;

/** The same browser has the same address. */
const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url').slice(0, 32);

export function addNotices(server: FastifyInstance, api: Api): void {
  addDevices(server, api);
  addMail(server, api);
  addWebhooks(server, api);
  server.post('/me/looking', async (request) => {
    const { isLooking } = read(LookingHere, request);
    const guest = await guestOf(api, request);
    if (isLooking) api.around.note(guest.id);
    else api.around.noteGone(guest.id);
    return {};
  });
}

async function infoFor(api: Api, request: FastifyRequest, guest: GuestRecord): Promise<NoticeInfo> {
  const { house, office } = api;
  const [devices, mail] = [
    await house.store.notices.subscriptionsOf(guest.id),
    await house.store.notices.mailOf(guest.id),
  ];
  const token = hashOf(tokenOf(api, request) ?? '');
  return {
    ...{ key: office.push.publicKey, isOn: devices.some((device) => device.token === token), devices: devices.length },
    canMail: office.mail !== null,
    mail: mail === null ? null : { address: mail.address, isConfirmed: mail.isConfirmed },
  };
}

/** How whoever asks calls this server. */
const originOf = ({ visitors }: Api, { raw, headers }: FastifyRequest): string =>
  visitors.publicUrl ?? `${visitors.visitor(raw).isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;

function addDevices(server: FastifyInstance, api: Api): void {
  const { house, limits, office } = api;
  const { store } = house;
  server.get('/me/notices', async (request) => infoFor(api, request, await guestOf(api, request)));
  server.post('/me/notices/device', async (request, reply) => {
    const { endpoint, keys, language } = read(NewSubscription, request);
    const guest = await guestOf(api, request);
    limits.count('subscriptions', askerOf(api, request));
    if (!office.outward.allows(endpoint) || !(await areKeys(keys))) refuse('bad-address');
    const id = idOf(endpoint);
    const token = hashOf(tokenOf(api, request) ?? '');
    const others = (await store.notices.subscriptionsOf(guest.id)).filter((one) => one.id !== id);
    // A device has one browser of this name: whatever it had before is out of use.
    const spare = others.filter((one, index) => one.token === token || index <= others.length - MOST_DEVICES);
    for (const one of spare) await store.write({ kind: 'end-subscription', id: one.id });
    await store.write({
      kind: 'subscription',
      subscription: {
        id,
        guest: guest.id,
        token,
        wall: house.clock.wall(),
        endpoint,
        ...keys,
        language,
        origin: originOf(api, request),
      },
    });
    return reply.code(201).send(await infoFor(api, request, guest));
  });
  server.post('/me/notices/device/end', async (request) => {
    const { endpoint } = read(EndSubscription, request);
    const guest = await guestOf(api, request);
    const known = await store.notices.subscription(idOf(endpoint));
    if (known?.guest === guest.id) await store.write({ kind: 'end-subscription', id: known.id });
    return infoFor(api, request, guest);
  });
  // From the notice itself, by whoever has that device: one tap, and nobody needs to be known for it.
  server.post('/notices/off', async (request) => {
    const { ticket } = read(Ticket, request);
    const [id = ''] = office.tickets.read('off', ticket, house.clock.wall()) ?? refuse('no-such-ticket');
    await store.write({ kind: 'end-subscription', id });
    return {};
  });
}

function addMail(server: FastifyInstance, api: Api): void {
  const { house, limits, office } = api;
  const { store, clock } = house;
  const carrier = (): Mail => office.mail ?? refuse('no-mail-here');
  server.post('/me/notices/mail', async (request, reply) => {
    const { address, language } = read(NewMail, request);
    const guest = await guestOf(api, request);
    const mail = carrier();
    limits.count('mails', askerOf(api, request));
    // Many guests can't make one address full either.
    limits.count('mails', { place: `mail ${address.toLowerCase()}`, guest: null });
    const record = { guest: guest.id, address, language, isConfirmed: false, wall: clock.wall() };
    await store.write({ kind: 'mail', mail: record });
    if (!(await mail.ask(record, guest.name, clock.wall()))) refuse('one-moment');
    return reply.code(201).send(await infoFor(api, request, guest));
  });
  server.post('/me/notices/mail/end', async (request) => {
    read(Nothing, request);
    const guest = await guestOf(api, request);
    await store.write({ kind: 'end-mail', guest: guest.id });
    return infoFor(api, request, guest);
  });
  server.post('/notices/mail/yes', async (request) => {
    const { ticket } = read(Ticket, request);
    const [guest = '', address] = office.tickets.read('mail', ticket, clock.wall()) ?? refuse('no-such-ticket');
    const mail = await store.notices.mailOf(guest);
    if (mail === null || mail.address !== address) return refuse('no-such-ticket');
    await store.write({ kind: 'mail', mail: { ...mail, isConfirmed: true } });
    return {};
  });
  const end = async (ticket: string): Promise<object> => {
    const [guest = '', address] = office.tickets.read('mail-off', ticket, clock.wall()) ?? refuse('no-such-ticket');
    const mail = await store.notices.mailOf(guest);
    if (mail?.address === address) await store.write({ kind: 'end-mail', guest });
    return {};
  };
  server.post('/notices/mail/off', async (request) => end(read(Ticket, request).ticket));
  server.register(async (oneClick) => {
    // RFC 8058: a mail program says it with a form, and what is in it says nothing that the address does not.
    oneClick.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    oneClick.post('/notices/mail/one-click', async (request) => end(readQuery(Ticket, request).ticket));
  });
}

function addWebhooks(server: FastifyInstance, api: Api): void {
  const { hall, limits, office } = api;
  server.get<{ Params: { id: string } }>('/tables/:id/webhook', async (request) => {
    const guest = await guestOf(api, request);
    return webhookOf(await hall.table(request.params.id), guest);
  });
  server.post<{ Params: { id: string } }>('/tables/:id/webhook', async (request, reply) => {
    const asked = read(NewWebhook, request);
    const guest = await guestOf(api, request);
    const table = await hall.table(request.params.id);
    limits.count('webhooks', askerOf(api, request));
    if (!office.outward.allows(asked.url)) refuse('bad-address');
    return reply.code(201).send(await setWebhook(table, guest, asked, originOf(api, request)));
  });
  server.post<{ Params: { id: string } }>('/tables/:id/webhook/end', async (request) => {
    read(Nothing, request);
    const guest = await guestOf(api, request);
    await endWebhook(await hall.table(request.params.id), guest);
    return {};
  });
}
