import { isIP } from 'node:net';

// The ceremonies of WebAuthn, for all who sign in here: what a device is asked to make or to sign, and whether what it answered
// is that. Who is asked, and where keys and challenges are kept, is the business of the rooms.

/** What a browser hands to the device, and what it hands back: opaque here, because the standard's library reads both. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** Where passkeys are good: the name that browsers know them by, and the one origin whose pages may use them. */
export interface PasskeySite {
  readonly id: string;
  readonly origin: string;
}

/** A key as it is kept. */
export interface KeptPasskey {
  credential: string;
  public_key: Buffer;
  /** How often the device says it was used: a copy of a key falls behind. */
  counter: bigint;
  transports: string[];
}

export interface NewPasskey extends KeptPasskey {
  is_synced: boolean;
}

/** Takes the challenge out, whatever comes of it. False where there is none such, or its time is over. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** To be handed to the device, with the challenge that is to be kept until it answers. */
export interface AskedOfDevice {
  readonly options: PasskeyOptions;
  readonly challenge: string;
}

export interface PasskeyCeremonies {
  askToMake(
    owner: { publicId: string; account: string; name: string },
    known: readonly KeptPasskey[],
  ): Promise<AskedOfDevice>;
  /** Nothing where it is no proper answer to a challenge of ours. */
  readMade(answer: PasskeyAnswer, take: TakeChallenge): Promise<NewPasskey | undefined>;
  /** Of one of these keys, or of any that the device has for us. */
  askToSign(keys: readonly KeptPasskey[]): Promise<AskedOfDevice>;
  /** Nothing unless this key signed a challenge of ours here, with its owner's finger, face or code on the device. */
  readSigned(
    key: KeptPasskey,
    answer: PasskeyAnswer,
    take: TakeChallenge,
  ): Promise<{ counter: number; isSynced: boolean } | undefined>;
}

/** A name, never a number, so an installation without a name of its own is known as localhost. */
export function siteOf(publicUrl: string): PasskeySite {
  const url = new URL(publicUrl);
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** `name` is what the device shows of us when it makes a key. */
export function createPasskeyCeremonies(
  site: PasskeySite,
  { name: rpName, goodForMs: timeout }: { name: string; goodForMs: number },
): PasskeyCeremonies {
  return {
    async askToMake({ publicId, account, name }, known) {
      const { generateRegistrationOptions } = await standard();
      const options = await generateRegistrationOptions({
        rpName,
        rpID: site.id,
        userName: account,
        userDisplayName: name,
        // Handed back at each sign-in, to the holder of the device: it says nothing of its owner.
        userID: new TextEncoder().encode(publicId),
        attestationType: 'none',
        supportedAlgorithmIDs,
        timeout,
        excludeCredentials: known.map(asDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return asked(options);
    },

    async readMade(answer, take) {
      const { verifyRegistrationResponse } = await standard();
      const { expectedChallenge, unlessBroken } = taking(take);
      const info = await verifyRegistrationResponse({
        response: answer as never,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).then(({ registrationInfo }) => registrationInfo, unlessBroken);
      if (!info) return undefined;
      const { credential, credentialBackedUp } = info;
      return {
        credential: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: (credential.transports ?? []).slice(0, 8).map(each => each.slice(0, 20)),
        is_synced: credentialBackedUp,
      };
    },

    async askToSign(keys) {
      const { generateAuthenticationOptions } = await standard();
      const options = await generateAuthenticationOptions({
        rpID: site.id,
        userVerification: 'required',
        timeout,
        ...(keys.length > 0 && { allowCredentials: keys.map(asDescriptor) }),
      });
      return asked(options);
    },

    async readSigned(key, answer, take) {
      const { verifyAuthenticationResponse } = await standard();
      const { expectedChallenge, unlessBroken } = taking(take);
      const verified = await verifyAuthenticationResponse({
        response: answer as never,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
        credential: { id: key.credential, publicKey: new Uint8Array(key.public_key), counter: Number(key.counter) },
      }).catch(unlessBroken);
      if (!verified?.verified) return undefined;
      const { newCounter: counter, credentialBackedUp: isSynced } = verified.authenticationInfo;
      return { counter, isSynced };
    },
  };
}

/** What a device says its key is called, which may be anything. */
export function credentialOf({ id }: PasskeyAnswer): string {
  return typeof id === 'string' ? id : '';
}

/** Said apart from what the answer is worth: a database that fails is no wrong answer. */
function taking(take: TakeChallenge) {
  let failure: unknown;
  return {
    expectedChallenge: async (challenge: string) => {
      try {
        return await take(challenge);
      } catch (error) {
        failure = error;
        return false;
      }
    },
    /** Anything but a proper answer makes the library throw, each time something else. */
    unlessBroken: () => {
      if (failure !== undefined) throw failure;
      return undefined;
    },
  };
}

/** Ed25519, ECDSA with P-256 and RSA: between them, every device there is. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Read when it is first needed: it is large, and most processes of a start never meet a passkey. */
const standard = () => import('@simplewebauthn/server');

const asDescriptor = ({ credential, transports }: KeptPasskey) => ({
  id: credential,
  transports: transports as never[],
});

const asked = (options: { challenge: string }): AskedOfDevice => ({
  options,
  challenge: options.challenge,
});
