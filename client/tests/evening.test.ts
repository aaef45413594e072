import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableInfo } from '#protocol';
import { axeFindings } from './axe-findings.ts';
import { unreadableFromAfar } from './from-afar.ts';
import { handsOf, roomAt } from './hands.ts';
import { codeOf, comeByQrCode, openRoom } from './rooms.ts';
import { useHouse, type Visit } from './site.ts';
import { codeOnTv, TV } from './tv.ts';

/** Against the clock nothing takes longer than it must. */
const QUICK_BOWL = { searchSeconds: 30, countdownSeconds: 3, placeSeconds: 3, pauseSeconds: 3 };

/** How a match ended for somebody. */
interface Ended {
  readonly game: string;
  readonly name: string;
  readonly points: number;
  readonly isWon: boolean;
}

/** In the order in which the tally has the games. */
const GAMES = ['space-bowl', 'gravity-superstar', 'space-lab', 'space-builder'];

/** Of one person: how often they won, and their points in each game, as they stand in the tally. */
function toldOf(ended: readonly Ended[]): readonly (number | string)[] {
  const points = GAMES.map((game) => {
    const own = ended.filter((one) => one.game === game).map((one) => one.points);
    return own.length === 0 ? '–' : String(own.reduce((sum, one) => sum + one));
  });
  return [ended.filter(({ isWon }) => isWon).length, ...points];
}

describe('an evening', () => {
  const site = useHouse();

  const asked = <T>(page: Page, path: string, body?: object): Promise<T> =>
    page.evaluate<T>(
      `fetch('/api${path}', ${
        body === undefined
          ? '{}'
          : JSON.stringify({
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
      }).then((answer) => answer.json())`,
    );

  /** Played by everybody's hands; whoever is not there is played for. Answers how it ended for the people. */
  const playOn = async (
    people: readonly Visit[],
    sign: { readonly tv: Page; readonly table: string },
  ): Promise<readonly Ended[]> => {
    const letGo = await handsOf(
      people.map(({ context }) => context),
      { origin: site.origin, table: sign.table },
    );
    await site.until(sign.tv.locator('.tv-results'));
    letGo();
    const { game, seats, match } = await asked<TableInfo>(sign.tv, `/tables/${sign.table}`);
    const { winners, scores } = match?.outcome ?? { winners: [], scores: [] };
    return seats.flatMap((info, seat) =>
      info.kind === 'person'
        ? [{ game, name: info.name, points: scores[seat] ?? Number.NaN, isWon: winners.includes(seat) }]
        : [],
    );
  };

  const choose = async (host: Page, tv: Page, game: string): Promise<void> => {
    await site.until(host.getByRole('button', { name: 'Another game' }));
    await host.getByRole('button', { name: 'Another game' }).click();
    await host.getByRole('button', { name: `Play ${game}` }).click();
    await tv.getByRole('heading', { name: game }).waitFor();
  };

  /** With the remote: the button that starts has the focus. */
  const pressOk = (tv: Page): Promise<void> => tv.keyboard.press('Enter');

  test('four games in one room, with a TV, six phones and everything that happens to people', async () => {
    const ended: Ended[] = [];
    const played = async (...of: Parameters<typeof playOn>): Promise<void> => void ended.push(...(await playOn(...of)));
    const tv = await site.visit({}, TV);
    await tv.page.goto(`${site.origin}/tv`);
    const screen = await codeOnTv(tv.page);
    expect(await axeFindings(tv.page)).toEqual([]);
    const ada = await openRoom(site, { name: 'Ada', game: 'Space Bowl' });
    const table = roomAt(ada.page.url());
    const code = await codeOf(ada.page);
    await ada.page.getByRole('button', { name: 'TV', exact: true }).click();
    await ada.page.getByRole('textbox', { name: /TV’s code/ }).fill(screen);
    await ada.page.getByRole('button', { name: 'Connect' }).click();
    await site.until(tv.page.locator('.tv-lobby'));
    await ada.page.getByText('A TV shows this room.').waitFor();
    await ada.page.keyboard.press('Escape');
    expect(await codeOf(tv.page)).toBe(code);

    // Five of six phones come by the QR code, with two inputs each.
    const phones: Visit[] = [];
    for (const name of ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay']) {
      phones.push(await comeByQrCode(site, { code, name }));
      await tv.page.getByText(name, { exact: true }).waitFor();
    }
    const [ben, cleo] = phones as [Visit, Visit];
    await ada.page.getByRole('button', { name: 'Add bot or a friend, seat 7' }).click();
    await asked(ada.page, `/tables/${table}/settings`, { options: QUICK_BOWL });
    expect(await axeFindings(tv.page)).toEqual([]);

    // Space Bowl, started with the remote; a late friend takes over the bot's seat.
    await pressOk(tv.page);
    await site.until(tv.page.locator('.bowl[data-use="screen"]'));
    const board = await tv.page.locator('.bowl').boundingBox();
    expect(board?.height).toBeGreaterThan(900);
    await cleo.page.locator('.bowl[data-controller]').waitFor();
    const gus = await comeByQrCode(site, { code, name: 'Gus' });
    await gus.page.locator('.bowl').waitFor();
    await gus.page.getByRole('button', { name: /^Play on for/ }).click();
    await gus.page.getByText('You are watching.').waitFor({ state: 'detached' });
    const everybody = [ada, ...phones, gus];
    await played(everybody, { tv: tv.page, table });
    expect(await axeFindings(tv.page)).toEqual([]);

    // Gravity Superstar for six of the seven, proposed by one of them; the seventh is in for the next match.
    await site.until(cleo.page.getByRole('button', { name: 'Another game' }));
    await cleo.page.getByRole('button', { name: 'Another game' }).click();
    await cleo.page.getByRole('button', { name: 'Propose Gravity Superstar' }).click();
    await site.until(ada.page.getByRole('button', { name: 'Another game' }));
    await choose(ada.page, tv.page, 'Gravity Superstar');
    await tv.page.getByText('Gus plays next').waitFor();
    await pressOk(tv.page);
    for (const { page } of [tv, ...everybody]) await site.until(page.locator('.gravity'));

    // A pause, which the remote ends.
    await asked(ada.page, `/tables/${table}/pause`, { isPaused: true });
    for (const { page } of [tv, cleo, gus]) await page.getByText('Ada has paused the match.').waitFor();
    await pressOk(tv.page);
    await cleo.page.getByText('Ada has paused the match.').waitFor({ state: 'detached' });

    // Somebody leaves and comes back to their seat.
    await ben.page.getByRole('button', { name: 'Menu' }).click();
    await ben.page.getByRole('button', { name: 'Leave match' }).click();
    await site.pass(500);
    await ben.page.getByRole('button', { name: 'Yes, leave' }).click();
    await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
    await ben.page.getByText('A bot plays in your seat.').waitFor({ state: 'detached' });

    // The host vanishes: the room passes on, the match goes on.
    await ada.page.goto('about:blank');
    await site.until(ben.page.getByText('You are the host now.'));
    await played(phones, { tv: tv.page, table });

    // Space Lab for four; in its middle the plug is pulled.
    await choose(ben.page, tv.page, 'Space Lab');
    await pressOk(tv.page);
    await site.until(tv.page.locator('.lab-watched, [data-use="screen"]'));
    await site.house.kill();
    await site.untilWithoutServer(tv.page.getByText('No connection.'));
    await site.house.restart();
    for (const { page } of [tv, ben, cleo]) await site.until(page.getByText('No connection.'), 'hidden');
    await played([...phones, gus], { tv: tv.page, table });

    // Space Builder; whoever was host before is one of the room.
    await ada.page.goto(`${site.origin}/${code}`);
    await site.until(ada.page.locator('.stage, .room, .end').first());
    await choose(ben.page, tv.page, 'Space Builder');
    await pressOk(tv.page);
    await site.until(tv.page.locator('.builder[data-use="screen"]'));
    await played([...everybody], { tv: tv.page, table });

    // The tally is what was played: as many little covers as somebody won matches, and under them the points.
    await site.until(tv.page.locator('.tv-tally'));
    const shown = Object.fromEntries(
      await tv.page
        .locator('.tally-row')
        .evaluateAll((rows) =>
          rows.map((row) => [
            row.querySelector('.tally-name')?.textContent,
            [
              row.querySelectorAll('.tally-bar .emblem').length,
              ...[...row.querySelectorAll('.tally-game')].map((game) => game.lastElementChild?.textContent),
            ],
          ]),
        ),
    ) as Readonly<Record<string, unknown>>;
    expect(Object.keys(shown).sort()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']);
    expect(shown).toEqual(
      Object.fromEntries(Object.keys(shown).map((name) => [name, toldOf(ended.filter((one) => one.name === name))])),
    );
    expect(await unreadableFromAfar(tv.page)).toEqual([]);
    expect([tv, ...everybody].flatMap(({ errors }) => errors)).toEqual([]);
  });
});
