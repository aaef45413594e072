import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPublic, Outward, outwardAddress } from '../src/net/outward.ts';
import { Guest } from '../trials/guest.ts';
import { PushService } from '../trials/push-service.ts';
import { trialServer } from '../trials/running.ts';

let ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.reverse()) await end();
  ending = [];
});

async function listening(answer: Parameters<typeof createServer>[1]): Promise<{ url: string; server: Server }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const sent = { headers: { 'content-length': 2 }, body: '{}' };

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.20.0.1', '192.168.1.1', '198.18.0.1'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'],
  ...['2002:7f00:1::', 'fd00::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', 'not an address'],
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  ...['http://push.example/x', 'https://localhost/x', 'https://a.localhost/x', 'https://127.1/x', 'https://0x7f.1/'],
  ...[
    'https://2130706433/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::1]:8443/',
    'https://10.0.0.1/x',
    'ftp://x.example/',
  ],
  ...[
    'https://name:word@push.example/',
    'file:///etc/passwd',
    'https://',
    'nothing',
    `https://x.example/${'x'.repeat(1_000)}`,
  ],
])('%s is where this server does not go', async (address) => {
  expect(outwardAddress(address, 'public')).toBeNull();
  const outward = new Outward('public');
  ending.push(() => outward.close());
  await expect(outward.post(address, sent)).rejects.toThrow('not asked');
});

test('a name that leads to a private address is not gone to, wherever it led when it was given', async () => {
  let came = 0;
  const { url, server } = await listening((_request, response) => response.end());
  server.on('connection', () => came++);
  const here = { address: '127.0.0.1', family: 4 };
  const means: LookupAddress[][] = [[here], [{ address: '8.8.8.8', family: 4 }, here], []];
  const outward = new Outward('public', (_host, _options, found) => found(null, means.shift() ?? []));
  ending.push(() => outward.close());
  const address = url.replace('http://127.0.0.1', 'https://push.example');
  expect(outward.allows(address)).toBe(true);
  for (let time = 0; time < 3; time++) await expect(outward.post(address, sent)).rejects.toThrow('is not public');
  expect([came, means]).toEqual([0, []]);
});

test('nobody is followed elsewhere, and nobody is read for long', async () => {
  const outward = new Outward('here');
  ending.push(() => outward.close());
  let followed = 0;
  const { url } = await listening((request, response) => {
    if (request.url === '/elsewhere') followed++;
    if (request.url === '/away') response.writeHead(302, { location: '/elsewhere' }).end();
    else {
      // More than anybody wants to know, without an end.
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(8_192)), 1);
      response.on('close', () => clearInterval(timer));
    }
  });
  expect(await outward.post(`${url}/away`, sent)).toMatchObject({ status: 302 });
  expect(followed).toBe(0);
  expect(await outward.post(`${url}/long`, sent)).toMatchObject({ status: 200 });
});

test('an address of this machine is refused where it is given: as a device, and as a webhook', async () => {
  const server = await trialServer();
  ending.push(() => server.end());
  const guest = await Guest.arrive(server.base, 'Mallory');
  const service = await PushService.open();
  ending.push(() => service.close());
  const { endpoint, keys } = service.browser();
  const refused = { status: 400, json: { because: 'bad-address' } };
  const device = { endpoint, keys, language: 'en' };
  expect(await guest.ask('POST', '/api/me/notices/device', device)).toEqual(refused);
  const wrongKeys = { ...device, endpoint: 'https://push.example/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } };
  expect(await guest.ask('POST', '/api/me/notices/device', wrongKeys)).toEqual(refused);
  const { id } = await guest.must('/api/tables', { game: 'gravity-superstar' });
  for (const url of [endpoint, 'https://169.254.169.254/latest/meta-data', 'https://[::1]/']) {
    expect(await guest.ask('POST', `/api/tables/${id}/webhook`, { url, language: 'en' })).toEqual(refused);
  }
});
