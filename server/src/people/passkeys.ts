/** Passkeys: the browser keeps a key for this place, and signs with it who somebody is. */

import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { NewPasskey, PasskeyAnswer } from '#protocol';
import type { House } from '../house.ts';
import type { PasskeyRecord } from '../store/people-reads.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import { Challenges } from './challenges.ts';

const MOST_OF_ONE = 10;
const NAME = 'Starboard';
/** Ed25519, P-256 and RSA, as COSE numbers them: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Where a page is: a passkey works at one name only. */
export interface Site {
  readonly origin: string;
  readonly rpId: string;
}

/** Read only when somebody wants one: most never do, and the server starts sooner. */
const webauthn = () => import('@simplewebauthn/server');

export class Passkeys {
  readonly #house: House;
  readonly #challenges: Challenges;

  constructor(house: House) {
    this.#house = house;
    this.#challenges = new Challenges(house.clock, house.commons);
  }

  /** `handle`: what the device keeps as whose it is; nobody learns from it who that is. */
  async optionsForNew(guest: GuestRecord, { rpId }: Site, handle: string): Promise<object> {
    const { generateRegistrationOptions } = await webauthn();
    const own = await this.#house.store.people.passkeysOf(guest.id);
    if (own.length >= MOST_OF_ONE) refuse('too-many-passkeys');
    return generateRegistrationOptions({
      ...{ rpName: NAME, rpID: rpId, userName: guest.name, userDisplayName: guest.name, attestationType: 'none' },
      supportedAlgorithmIDs: ALGORITHMS,
      userID: new Uint8Array(Buffer.from(handle)),
      challenge: this.#challenges.draw(guest.id),
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
      // Who comes back has nothing but the device: the key itself must say whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async keep(guest: GuestRecord, { origin, rpId }: Site, response: NewPasskey): Promise<void> {
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) => this.#challenges.take(challenge, guest.id),
      ...{ expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: false },
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (verified?.verified !== true) return refuse('wrong-passkey');
    const { people } = this.#house.store;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    if ((await people.passkeysOf(guest.id)).length >= MOST_OF_ONE) refuse('too-many-passkeys');
    // One that is somebody's already is not taken from them.
    if ((await people.passkey(id)) !== null) refuse('wrong-passkey');
    const wall = this.#house.clock.wall();
    const { transports = [] } = response.response;
    await this.#house.store.write({
      kind: 'passkey',
      passkey: {
        ...{ id, guest: guest.id, publicKey: Buffer.from(publicKey).toString('base64url') },
        ...{ counter, transports, wall, used: wall },
      },
    });
  }

  async optionsForKnown({ rpId }: Site): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      ...{ rpID: rpId, challenge: this.#challenges.draw(null), userVerification: 'preferred' },
    });
  }

  /** Whose it is; null: nobody's, or it did not sign what it was asked to. */
  async guestWith({ origin, rpId }: Site, response: PasskeyAnswer): Promise<string | null> {
    const { verifyAuthenticationResponse } = await webauthn();
    const known = await this.#house.store.people.passkey(response.id);
    // One that nobody has is looked at like any other.
    const passkey = known ?? NOBODYS;
    const { id, publicKey, counter, transports } = passkey;
    const verified = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (challenge) => this.#challenges.take(challenge, null),
      ...{ expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: false },
      credential: {
        ...{ id: known === null ? response.id : id, counter },
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        transports: [...transports] as AuthenticatorTransport[],
      },
    }).catch(() => null);
    if (known === null || verified?.verified !== true) return null;
    const { newCounter } = verified.authenticationInfo;
    await this.#house.store.write({
      kind: 'passkey',
      passkey: { ...known, counter: newCounter, used: this.#house.clock.wall() },
    });
    return known.guest;
  }
}

/** A point of P-256, as COSE writes it: whoever signs with it is still nobody, but it takes as long to see. */
const NOBODYS: PasskeyRecord = {
  ...{ id: '', guest: '', counter: 0, transports: [], wall: 0, used: 0 },
  publicKey: Buffer.from(
    [
      'a501020326200121',
      '58206b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
      '2258204fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
    ].join(''),
    'hex',
  ).toString('base64url'),
};
