/** What a browser keeps of matches, put there and read as if they had been played on the device. */

import type { Page } from 'playwright-core';
import type { Seat, WrittenRecording } from '#tabletop';

export interface Brought {
  readonly id: string;
  readonly recording: WrittenRecording;
  readonly isFinished?: boolean;
  readonly people?: readonly Seat[];
}

/** The last of them was touched last. */
export async function bringOntoDevice(page: Page, origin: string, brought: readonly Brought[]): Promise<void> {
  const matches = brought.map(({ id, recording, isFinished = false, people = [0] }, index) => ({
    id,
    game: recording.game,
    startedAt: 1,
    touchedAt: index + 1,
    people,
    acting: isFinished ? [] : [0],
    isFinished,
    recording,
  }));
  // The smallest thing there is at this address.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('starboard', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('matches', 'readwrite');
      for (const match of ${JSON.stringify(matches)}) writing.objectStore('matches').put(match);
      writing.oncomplete = () => { opening.result.close(); resolve(); };
    };
  })`);
}

export async function keptOnDevice(page: Page, id: string): Promise<WrittenRecording> {
  const kept: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('starboard', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('matches').objectStore('matches').get(${JSON.stringify(id)});
      asked.onsuccess = () => { opening.result.close(); resolve(asked.result.recording); };
      asked.onerror = () => reject(asked.error);
    };
  })`);
  return kept as WrittenRecording;
}
