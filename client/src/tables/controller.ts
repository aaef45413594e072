/** A phone as the controller of a big screen: the board is over there, here is what is one's own, large. */

import { signal } from '@preact/signals';
import { keepOnDevice, keptOnDevice } from '../settings/device-store.ts';

interface ControllerChoice {
  readonly table: string;
  readonly isOn: boolean;
}

const STORED_UNDER = 'starboard.controller';

const isChoice = (json: unknown): json is ControllerChoice =>
  typeof json === 'object' &&
  json !== null &&
  'table' in json &&
  typeof json.table === 'string' &&
  'isOn' in json &&
  typeof json.isOn === 'boolean';

/** For the table it was made at, from match to match: at another one there may be no such screen. */
const chosen = signal<ControllerChoice | null>(keptOnDevice(STORED_UNDER, isChoice));

/** Where nobody has chosen, a table that has a big screen is played with controllers. */
export function isControllerAt(table: string, { hasScreen }: { readonly hasScreen: boolean }): boolean {
  return chosen.value?.table === table ? chosen.value.isOn : hasScreen;
}

export function chooseController(choice: ControllerChoice): void {
  chosen.value = choice;
  keepOnDevice(STORED_UNDER, choice);
}
