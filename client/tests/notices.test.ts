import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoticeInfo } from '#protocol';
import { AwayPair, arrivePair, type Pair } from '#server/trials/away-pair';
import { type Browser, PushService } from '#server/trials/push-service';
import { axeFindings } from './axe-findings.ts';
import { actByKeys } from './gravity-keys.ts';
import { ASKED } from './gravity-match.ts';
import { useHouse } from './site.ts';

/** No browser of a test reaches a push service: its part is played by one of the test's own, with the keys of that one. */
const subscribing = ({ endpoint, keys }: Browser): string => `(() => {
  const made = { endpoint: ${JSON.stringify(endpoint)}, keys: ${JSON.stringify(keys)} };
  let isOn = false;
  const subscription = {
    ...made,
    options: { applicationServerKey: null },
    toJSON: () => made,
    unsubscribe: async () => { isOn = false; return true; },
  };
  PushManager.prototype.subscribe = async () => { isOn = true; return subscription; };
  PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
})()`;

/**
 * Notes what a worker has shown, the last of each tag. Who asks the browser for it takes away what is not on the screen
 * yet: between the two it would be gone for ever.
 */
const NOTED = `(() => {
  self.shown = new Map();
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await show.call(this, title, options);
    self.shown.set(options.tag, { title, body: options.body, tag: options.tag });
  };
})()`;

describe('whoever plays over days', () => {
  const site = useHouse({ browser: 'whole' });
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.open();
  });
  afterAll(() => service.close());

  /** It is the first one's turn, in a browser that shows notices; the second one is elsewhere. */
  async function pairAtTable(): Promise<{ pair: Pair; table: AwayPair }> {
    const pair = await arrivePair(site.origin);
    const table = await AwayPair.open({ base: site.origin, socketBase: site.origin.replace('http', 'ws') }, pair);
    if ((await table.whoseTurn()) === 1) await table.turn();
    return { pair, table };
  }

  async function visitAs(
    { cookie }: Pair[0],
    language: string,
  ): Promise<{ context: BrowserContext; page: Page; browser: Browser }> {
    const { context, page } = await site.visit(
      { name: 'Ada', language },
      { serviceWorkers: 'allow', permissions: ['notifications'], viewport: { width: 390, height: 844 } },
    );
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: site.origin }]);
    const browser = service.browser();
    await context.addInitScript(subscribing(browser));
    return { context, page, browser };
  }

  const playTurn = async (page: Page): Promise<void> => {
    const others = page.locator('.reserve[data-turn]:not([data-you])');
    const due = page.locator(ASKED).or(others);
    for (await site.until(due); (await others.count()) === 0; await site.until(due)) await actByKeys(page);
  };

  /** The page is there, and everything that works without it. */
  async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
    await page.goto(site.origin);
    await site.pass(10_000);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(NOTED);
    return worker;
  }

  /** What a push service hands to the browser behind it. */
  async function deliver(context: BrowserContext, page: Page, data: object): Promise<void> {
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.origin));
        if (own !== undefined) resolve(own.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    await session.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: `${site.origin}/`, registrationId, data: JSON.stringify(data) },
    });
    await session.detach();
  }

  const shownBy = (worker: Worker): Promise<readonly { title: string; body: string; tag: string }[]> =>
    worker.evaluate('[...self.shown.values()]');

  const countOnScreen = (worker: Worker): Promise<number> =>
    worker.evaluate('self.registration.getNotifications().then(({ length }) => length)');

  /** As a tap on it, or on one of its buttons. */
  const tap = (worker: Worker, action: string): Promise<void> =>
    worker.evaluate(`self.registration.getNotifications().then(([notification]) => {
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: '${action}' }));
    })`);

  test('is asked after the first turn, told of the next, and one tap later at the table with the turn ready', async () => {
    const { pair, table } = await pairAtTable();
    const { context, page, browser } = await visitAs(pair[0], 'en');
    const worker = await workerOf(context, page);
    await page.goto(`${site.origin}/tables/${table.id}`);
    const card = page.getByText('Tell you when it’s your turn?');
    await site.until(page.locator('.reserve[data-turn][data-you]'));
    // Never on arrival.
    expect(await card.count()).toBe(0);
    await playTurn(page);
    await card.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, please' }).click();
    await page.getByText('You’ll be told on this device.').waitFor();
    expect(await pair[0].must<NoticeInfo>('/api/me/notices')).toMatchObject({ isOn: true, devices: 1 });
    await page.goto(site.origin);
    await page.locator('.match-row').first().waitFor();
    const away = page.waitForResponse('**/api/me/looking');
    await site.sleep(page);
    await away;
    await table.turn();
    await site.pass(5_000);
    expect(browser.got.map(({ message }) => [message.title, message.body])).toEqual([
      ['Your turn', 'Gravity Superstar with Grace'],
    ]);
    await worker.evaluate('WorkerNavigator.prototype.setAppBadge = async (count) => { self.badge = count; }');
    await deliver(context, page, browser.got[0]?.message ?? {});
    await expect
      .poll(() => shownBy(worker))
      .toEqual([{ title: 'Your turn', body: 'Gravity Superstar with Grace', tag: 'turns' }]);
    // On the icon, though no page is awake.
    await expect.poll(() => worker.evaluate('self.badge')).toBe(1);
    await site.wake(page);
    await tap(worker, '');
    await page.waitForURL(`**/tables/${table.id}`);
    // Without much motion what happened since is told in words first.
    const since = page.getByRole('button', { name: 'Go on playing' });
    await site.until(page.locator(ASKED).or(since));
    if (await since.isVisible()) await since.click();
    await site.until(page.locator('.reserve[data-turn][data-you]'));
    await site.until(page.locator(ASKED));
    expect(await countOnScreen(worker)).toBe(0);
    expect(service.faults).toEqual([]);
  });

  test('switches it on on their own page, and off with one tap on the notice', async () => {
    const { pair, table } = await pairAtTable();
    const { context, page, browser } = await visitAs(pair[0], 'de');
    const worker = await workerOf(context, page);
    await page.goto(`${site.origin}/me`);
    const toggle = page.getByRole('switch', { name: 'Sag es mir auf diesem Gerät' });
    await toggle.click();
    await page.getByText('Auf diesem Gerät erfährst du es.').waitFor();
    expect(await toggle.getAttribute('aria-checked')).toBe('true');
    // Nobody here sends mail: nothing is said of it.
    expect(await page.getByText('Mailadresse').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const away = page.waitForResponse('**/api/me/looking');
    await site.sleep(page);
    await away;
    await table.turn();
    await table.turn();
    await site.pass(5_000);
    await deliver(context, page, browser.got.at(-1)?.message ?? {});
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Du bist dran' }]);
    await tap(worker, 'off');
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Auf diesem Gerät kommt nichts mehr' }]);
    expect(await pair[0].must<NoticeInfo>('/api/me/notices')).toMatchObject({ isOn: false, devices: 0 });
  });
});
