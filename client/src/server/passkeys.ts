/** Passkeys: made and used by the browser, checked by the server. Loaded when somebody wants one. */

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Recovered, WaysBack } from '#protocol';
import { type Answer, ask, askAsGuest, became } from './api.ts';

type Stopped = { readonly ok: false; readonly because: 'stopped' };

const STOPPED: Stopped = { ok: false, because: 'stopped' };

/** Null: the person, or the browser for them, thought better of it. */
const unlessStopped = <Made>(made: Promise<Made>): Promise<Made | null> => made.catch(() => null);

export async function makePasskey(): Promise<Answer<WaysBack> | Stopped> {
  const options = await askAsGuest<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options', {});
  if (!options.ok) return options;
  const made = await unlessStopped(startRegistration({ optionsJSON: options.value }));
  return made === null ? STOPPED : ask<WaysBack>('POST', '/me/passkeys', made);
}

/** This device becomes the person whose passkey it is. */
export async function becomeByPasskey(): Promise<Answer<Recovered> | Stopped> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkey/options', {});
  if (!options.ok) return options;
  const used = await unlessStopped(startAuthentication({ optionsJSON: options.value }));
  return used === null ? STOPPED : became(await ask<Recovered>('POST', '/passkey', used));
}
