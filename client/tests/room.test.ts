import { describe, expect, test } from 'vitest';
import type { TableInfo } from '#protocol';
import { axeFindings } from './axe-findings.ts';
import { roomAt } from './hands.ts';
import { codeOf, comeByQrCode, openRoom, PHONE, playToTheEnd } from './rooms.ts';
import { useHouse, type Visit } from './site.ts';

const errorsOf = (visits: readonly Visit[]): readonly string[] => visits.flatMap(({ errors }) => errors);

/** As at a home's own address: what browsers give on https alone is not there. The test keeps the clipboard to look at. */
const PLAIN_HTTP = `globalThis.seenClipboard = navigator.clipboard;
Object.defineProperty(globalThis, 'isSecureContext', { value: false });
for (const what of ['clipboard', 'share', 'wakeLock', 'locks', 'serviceWorker']) delete Navigator.prototype[what];
for (const what of ['subtle', 'randomUUID']) delete Crypto.prototype[what];`;

describe('a room', () => {
  const site = useHouse();

  /** Ada's, with Grace in it. */
  const roomOfTwo = async (game: string): Promise<readonly [Visit, Visit, string]> => {
    const ada = await openRoom(site, { name: 'Ada', game });
    const code = await codeOf(ada.page);
    const grace = await comeByQrCode(site, { code, name: 'Grace' });
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    return [ada, grace, code];
  };

  test('the four games: a guest proposes, the host chooses, everybody keeps a seat', async () => {
    const [ada, grace] = await roomOfTwo('Gravity Superstar');
    await grace.page.getByRole('button', { name: 'Propose Space Lab' }).click();
    await ada.page.getByRole('button', { name: /Play Space Lab.*Grace would like this/ }).waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(await axeFindings(grace.page)).toEqual([]);
    await grace.page.getByRole('button', { name: 'Take back: Space Lab' }).click();
    await grace.page.getByRole('button', { name: 'Propose Space Lab' }).click();
    await ada.page.getByRole('button', { name: /Play Space Lab/ }).click();
    for (const { page } of [ada, grace]) await page.getByRole('heading', { name: 'Space Lab' }).waitFor();
    await ada.page.getByText('2 of 4 aboard').waitFor();
    expect(errorsOf([ada, grace])).toEqual([]);
  });

  test('after a match: the result, then the room with its tally, another game with one tap, the same code', async () => {
    const [ada, grace, code] = await roomOfTwo('Gravity Superstar');
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await ada.page.locator('.gravity').waitFor();
    await playToTheEnd(site, [ada, grace]);
    await ada.page.getByRole('button', { name: 'Another game' }).click();
    await ada.page.getByRole('heading', { name: 'Our tally' }).waitFor();
    expect(await ada.page.locator('.tally-row').count()).toBe(2);
    await ada.page.locator('summary', { hasText: 'Points by game' }).click();
    const points = ada.page.getByRole('table', { name: 'Points by game' });
    const { seats, match } = (await ada.page.evaluate(
      `fetch('/api/tables/${roomAt(ada.page.url())}').then((answer) => answer.json())`,
    )) as TableInfo;
    for (const [seat, info] of seats.entries()) {
      const name = info.kind === 'person' ? info.name : '';
      await points.getByRole('row', { name: `${name} ${match?.outcome?.scores[seat]}`, exact: true }).waitFor();
    }
    expect(await codeOf(ada.page)).toBe(code);
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Play Space Builder' }).click();
    await ada.page.getByRole('heading', { name: 'Space Builder' }).waitFor();
    await site.until(grace.page.getByRole('heading', { name: 'Space Builder' }));
    await grace.page.getByText('Ada starts the match.').waitFor();
    await grace.page.getByRole('button', { name: 'Sit this one out' }).click();
    await ada.page.getByRole('button', { name: 'Grace watches' }).waitFor();
    await grace.page.getByRole('button', { name: 'Join' }).click();
    await ada.page.getByText('2 of 4 aboard').waitFor();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await site.until(page.getByRole('button', { name: 'Ready', exact: true }));
    expect(errorsOf([ada, grace])).toEqual([]);
  });

  test('a late friend watches at once, takes over a bot’s seat, gives it up, and has it back', async () => {
    const [ada, grace, code] = await roomOfTwo('Gravity Superstar');
    await ada.page.getByRole('button', { name: 'Add bot or a friend, seat 3' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await ada.page.locator('.gravity').waitFor();
    const lucas = await comeByQrCode(site, { code, name: 'Lucas' });
    await lucas.page.locator('.gravity').waitFor();
    await lucas.page.getByText('You are watching.').waitFor();
    expect(await axeFindings(lucas.page)).toEqual([]);
    await lucas.page.getByRole('button', { name: /^Play on for/ }).click();
    await lucas.page.getByText('You are watching.').waitFor({ state: 'detached' });
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('listitem').filter({ hasText: 'Lucas' }).first().waitFor();
    await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
    await lucas.page.getByRole('button', { name: 'Menu' }).click();
    await lucas.page.getByRole('button', { name: 'Leave match' }).click();
    await site.pass(500);
    await lucas.page.getByRole('button', { name: 'Yes, leave' }).click();
    await lucas.page.getByText('A bot plays in your seat.').waitFor();
    await lucas.page.reload();
    await lucas.page.getByRole('button', { name: 'Take my seat back' }).click();
    await lucas.page.getByText('A bot plays in your seat.').waitFor({ state: 'detached' });
    expect(errorsOf([ada, grace, lucas])).toEqual([]);
  });

  test('a late friend is in for the next match with one tap, and plays in it', async () => {
    const [ada, grace, code] = await roomOfTwo('Gravity Superstar');
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await ada.page.locator('.gravity').waitFor();
    const lucas = await comeByQrCode(site, { code, name: 'Lucas' });
    await lucas.page.getByRole('button', { name: 'Next match' }).click();
    await lucas.page.getByText('You play the next match.').waitFor();
    await playToTheEnd(site, [ada, grace]);
    await ada.page.getByRole('button', { name: 'Another game' }).click();
    await ada.page.getByRole('button', { name: 'Play Space Lab' }).click();
    await ada.page.getByText('3 of 4 aboard').waitFor();
    expect(errorsOf([ada, grace, lucas])).toEqual([]);
  });

  /** Ada's, with Grace in it, in which nobody may watch. */
  const roomWithoutWatchers = async (): Promise<readonly [Visit, Visit, string]> => {
    const [ada, grace, code] = await roomOfTwo('Gravity Superstar');
    await ada.page.getByRole('button', { name: 'Options' }).click();
    await ada.page.getByRole('switch', { name: 'Spectators' }).click();
    await ada.page.getByRole('switch', { name: 'Spectators', checked: false }).waitFor();
    await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
    return [ada, grace, code];
  };
  const keptOut = ({ page }: Visit) => page.getByRole('heading', { name: 'Nobody watches here' });

  test('where nobody may watch a late friend is told so, waits outside, and comes in for the next match', async () => {
    const [ada, grace, code] = await roomWithoutWatchers();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await ada.page.locator('.gravity').waitFor();
    const lucas = await comeByQrCode(site, { code, name: 'Lucas' });
    await keptOut(lucas).waitFor();
    expect(await axeFindings(lucas.page)).toEqual([]);
    // Everybody who plays is a person: there is no bot whose seat could be taken.
    expect(await lucas.page.getByRole('button', { name: /^Play/ }).count()).toBe(0);
    await lucas.page.getByRole('button', { name: 'Next match' }).click();
    await lucas.page.getByText('You play the next match.').waitFor();
    await playToTheEnd(site, [ada, grace]);
    await site.until(keptOut(lucas), 'hidden');
    await ada.page.getByRole('button', { name: 'Another game' }).click();
    await ada.page.getByRole('button', { name: 'Play Space Lab' }).click();
    await ada.page.getByText('3 of 4 aboard').waitFor();
    await lucas.page.getByRole('heading', { name: 'Space Lab' }).waitFor();
    expect(errorsOf([ada, grace, lucas])).toEqual([]);
  });

  test('where nobody may watch whoever left has the seat back, and a late friend a bot’s', async () => {
    const [ada, grace, code] = await roomWithoutWatchers();
    await ada.page.getByRole('button', { name: 'Add bot or a friend, seat 3' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.locator('.gravity').waitFor();
    const lucas = await comeByQrCode(site, { code, name: 'Lucas' });
    await keptOut(lucas).waitFor();
    await lucas.page.getByRole('button', { name: /^Play on for/ }).click();
    await lucas.page.locator('.gravity').waitFor();
    await grace.page.getByRole('button', { name: 'Menu' }).click();
    await grace.page.getByRole('button', { name: 'Leave match' }).click();
    await site.pass(500);
    await grace.page.getByRole('button', { name: 'Yes, leave' }).click();
    await keptOut(grace).waitFor();
    await grace.page.reload();
    await grace.page.getByText('A bot plays in your seat.').waitFor();
    expect(await axeFindings(grace.page)).toEqual([]);
    await grace.page.getByRole('button', { name: 'Take my seat back' }).click();
    await grace.page.locator('.gravity').waitFor();
    const kinds = await ada.page.evaluate(
      `fetch('/api/tables/${roomAt(ada.page.url())}')
        .then((answer) => answer.json())
        .then(({ seats }) => seats.map(({ kind }) => kind))`,
    );
    expect(kinds).toEqual(['person', 'person', 'person']);
    expect(errorsOf([ada, grace, lucas])).toEqual([]);
  });

  test('the host pauses: everybody sees who did, nothing can be played, and it goes on', async () => {
    const [ada, grace] = await roomOfTwo('Gravity Superstar');
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.locator('.gravity').waitFor();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Pause' }).click();
    await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
    await ada.page.getByText('You have paused the match.').waitFor();
    await grace.page.getByText('Ada has paused the match.').waitFor();
    expect(await axeFindings(grace.page)).toEqual([]);
    expect(await grace.page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
    await ada.page.getByRole('button', { name: 'Go on' }).click();
    await grace.page.getByText('Ada has paused the match.').waitFor({ state: 'detached' });
    expect(errorsOf([ada, grace])).toEqual([]);
  });

  test('who is here and does nothing is asked, one tap is enough; else a bot plays, and everybody sees it', async () => {
    const [ada, grace] = await roomOfTwo('Gravity Superstar');
    await ada.page.getByRole('button', { name: 'Options' }).click();
    await ada.page.getByRole('combobox', { name: 'When somebody doesn’t move' }).selectOption('30 seconds');
    await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.locator('.gravity').waitFor();
    const asked = (page: Visit['page']) => page.getByText('Are you still there?');
    const isAsked = async (): Promise<boolean> =>
      (await asked(ada.page).isVisible()) || (await asked(grace.page).isVisible());
    while (!(await isAsked())) await site.pass(1_000);
    const [idle, other] = (await asked(ada.page).isVisible()) ? [ada, grace] : [grace, ada];
    const name = idle === ada ? 'Ada' : 'Grace';
    await other.page
      .getByText(new RegExp(`^Is ${name} still there`))
      .first()
      .waitFor();
    expect(await axeFindings(idle.page)).toEqual([]);
    await idle.page.getByRole('button', { name: 'I’m here!' }).click();
    await asked(idle.page).waitFor({ state: 'detached' });
    // Asked again, and nobody answers.
    await site.until(asked(idle.page));
    await site.until(other.page.getByText(new RegExp(`${name}.*(bot plays|A bot)`)).first());
    expect(errorsOf([ada, grace])).toEqual([]);
  });

  test('the host hands the room over, locks it, and sends somebody away who stays out', async () => {
    const [ada, grace, code] = await roomOfTwo('Space Lab');
    await ada.page.getByRole('button', { name: 'Grace Aboard' }).click();
    await ada.page.getByRole('button', { name: 'Make Grace the host' }).click();
    await grace.page.getByText('You are the host now.').waitFor();
    await grace.page.getByRole('button', { name: 'Options' }).click();
    await grace.page.getByRole('switch', { name: 'Lock the room' }).click();
    await grace.page.getByRole('switch', { name: 'Lock the room', checked: true }).waitFor();
    const late = await site.visit({ name: 'Lucas' }, PHONE);
    await late.page.goto(`${site.origin}/${code}`);
    await late.page
      .getByText(/locked/)
      .first()
      .waitFor();
    await grace.page.keyboard.press('Escape');
    await grace.page.getByRole('button', { name: 'Ada Aboard' }).click();
    await grace.page.getByRole('button', { name: 'Send Ada away' }).click();
    await site.pass(500);
    await grace.page.getByRole('button', { name: 'Send away' }).click();
    await ada.page.getByRole('heading', { name: 'You were removed' }).waitFor();
    await ada.page.goto(`${site.origin}/${code}`);
    await ada.page.getByRole('heading', { name: 'You were removed' }).waitFor();
    expect(errorsOf([ada, grace, late])).toEqual([]);
  });

  test('over plain http its link is copied all the same', async () => {
    const ada = await site.visit({ name: 'Ada' }, { ...PHONE, permissions: ['clipboard-read'] });
    await ada.context.addInitScript(PLAIN_HTTP);
    await ada.page.goto(site.origin);
    await ada.page.getByRole('button', { name: 'Space Lab with friends' }).click();
    const code = await codeOf(ada.page);
    await ada.page.getByRole('button', { name: 'Share' }).click();
    await ada.page.getByText('The link is copied.').waitFor();
    expect(await ada.page.evaluate('globalThis.seenClipboard.readText()')).toBe(`${site.origin}/${code}`);
    expect(errorsOf([ada])).toEqual([]);
  });

  test('the first page says truly what a room waits for', async () => {
    const [ada, grace] = await roomOfTwo('Gravity Superstar');
    const wordsFor = async ({ context }: Visit): Promise<string> => {
      const page = await context.newPage();
      await page.goto(site.origin);
      const words = await page.locator('.match-row').first().locator('.match-seats').textContent();
      await page.close();
      return words ?? '';
    };
    expect(await wordsFor(grace)).toContain('Ada starts the match');
    expect(await wordsFor(ada)).toContain('You start the match');
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.locator('.gravity').waitFor();
    const words = [await wordsFor(ada), await wordsFor(grace)];
    const first = words.findIndex((text) => text.includes('Your turn'));
    expect(words[1 - first]).toContain(`Waiting for ${['Ada', 'Grace'][first]}`);
    expect(errorsOf([ada, grace])).toEqual([]);
  });
});
