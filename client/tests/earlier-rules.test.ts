import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import earlier from '#games/space-builder/versions/1';
import { defaultOptions, type WrittenRecording } from '#tabletop';
import { bringOntoDevice, keptOnDevice } from './device.ts';
import { useFiles } from './site.ts';

const RECORDINGS = new URL('../../games/space-builder/tests/recordings/', import.meta.url);

/** A match of Space Builder under the first version of its rules, as a device keeps it: with all its options. */
function recorded(name: string): WrittenRecording {
  const file = JSON.parse(readFileSync(new URL(`${name}.json`, RECORDINGS), 'utf8')) as {
    readonly recording: WrittenRecording;
  };
  const options = { ...defaultOptions<object>(earlier.options), ...file.recording.options };
  return { ...file.recording, options };
}

const site = useFiles();

test('a match that began with earlier rules goes on by them', async () => {
  const { page, errors } = await site.visit();
  const recording = recorded('unfinished-while-the-winner-chooses');
  await bringOntoDevice(page, site.origin, [{ id: 'earlier', recording }]);
  await page.goto(`${site.origin}/play/earlier`);
  await page.locator('.builder[data-phase="choosing"]').waitFor();
  await site.until(page.locator('.builder[data-phase="waiting"]'));
  expect((await keptOnDevice(page, 'earlier')).rulesVersion).toBe(1);
  expect(errors).toEqual([]);
});

test('a match that ended by earlier rules is seen again, and the next one takes the newest', async () => {
  const { page, errors } = await site.visit();
  const recording = recorded('won-by-finishing-first');
  await bringOntoDevice(page, site.origin, [{ id: 'ended', recording, isFinished: true }]);
  await page.goto(`${site.origin}/play/ended`);
  await page.locator('.pad-table:visible').first().waitFor();
  await page.goto(`${site.origin}/play/ended/replay`);
  await page.getByRole('button', { name: 'More controls' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page
    .getByText(/the rules allow each one/)
    .first()
    .waitFor();
  await page.goto(`${site.origin}/play/ended`);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await site.pass(500);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.builder').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await keptOnDevice(page, id)).rulesVersion).toBe(2);
  expect(errors).toEqual([]);
});
