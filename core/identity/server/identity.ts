import { hkdfSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Money } from '@wura/money';
import type { Pool } from '@wura/database';
import type { Router } from '@wura/http/router';
import { silentLog, type Log } from '@wura/platform/log';
import { createKeyedQueue, type KeyedQueue } from '@wura/platform/serial-queue';
import { listenForChanges } from './invalidation-channel.ts';
import { createKeyCallers, type KeyCallers } from './key-callers.ts';
import { createHashing, type Hashing } from './hashing.ts';
import { createHolders, type Holders } from './holders.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createPins, type Pins } from './pins.ts';
import { createVault } from '@wura/secrets/vault';
import { createSecondFactor, type SecondFactor } from './second-factor.ts';
import { createStepUpCodes, type StepUpCodes } from './step-up.ts';
import { createSessions, type Sessions, type SignedIn } from './sessions.ts';
import { createSignInThrottle, noThrottle, type SignInThrottle } from './sign-in-throttle.ts';

export {
  countLivingKeys,
  heldToKey,
  insertApiKey,
  listApiKeys,
  lockApiKey,
  readHeldKey,
  revokeApiKey,
  revokeApiKeys,
  updateApiKey,
  type ApiKey,
  type CallingKey,
} from './api-keys.ts';
export { newKeyToken } from './key-tokens.ts';
export { agreeToTerms, openAccount, photoAddress, readUser } from './customers.ts';
export { registerWordings } from './wordings.ts';
export { isAccountNumber } from './account-numbers.ts';
export {
  callerNow,
  holdPayments,
  holdReceiver,
  holdStanding,
  lockCustomer,
  moverNow,
  refuseEnded,
  refuseLocked,
  refuseOut,
  refuseStopped,
  standingNow,
  type StandingNow,
} from './account-lock.ts';
export { changeContact, undoMs as contactUndoMs } from './change-contact.ts';
export { beginCoolingOff } from './cooling-off.ts';
export {
  findCustomers,
  listDevices,
  listEvents,
  readCustomerNumber,
  requireCustomerNumber,
  readCustomerRecord,
  requireCustomerRecord,
  type CustomerLine,
  type CustomerRecord,
} from './customer-records.ts';
export { maskEmail, maskPhone } from './mask.ts';
export { canBeTexted } from './texted-numbers.ts';
export { freezeCustomer, unfreezeCustomer } from './freeze.ts';
export { confirmNewFactor, confirmOwner, type Proof } from './confirm-owner.ts';
export { confirmPassword } from './confirm-password.ts';
export { customerVault, opensWhatIsSealed } from './customer-vault.ts';
export {
  findByNames,
  readContact,
  readContacts,
  readNames,
  readPhone,
  readUsername,
  type Contact,
} from './contacts.ts';
export {
  findMover,
  readContactDetails,
  readMover,
  readStanding,
  type Standing,
  type StandingMover,
} from './standing.ts';
export { confirmPayment, confirmStepUp } from './step-up.ts';
export {
  lockOwnLimits,
  noLimits,
  readOwnLimits,
  saveOwnLimits,
  type ChosenLimits,
  type OwnCaps,
} from './own-limits.ts';
export {
  countBlocks,
  deleteBlock,
  insertBlock,
  isKeptAway,
  listBlocks,
  readBlock,
  seenBy,
  type Block,
} from './blocks.ts';
export {
  beginGuardianship,
  endGuardianship,
  readGuardianCaps,
  saveGuardianCaps,
  type GuardianCaps,
} from './guardianship.ts';
export { endAllSessions, replacePassword } from './credentials.ts';
export { refuseGuessable } from './guessable-passwords.ts';
export { namesMeant } from './login-names.ts';
export { recordEvent } from './security-events.ts';
export { selectLogin } from './login-name-queries.ts';
export { replacePhoto, selectPhoto, updateAddress, updateContact } from './queries.ts';
export {
  listOwnDevices,
  noteDevice,
  removeOwnDevice,
  renameOwnDevice,
  trustOwnDevice,
  type OwnDevice,
} from './devices.ts';
export { beginChallenge, claimChallenge, endChallenge, findChallenge } from './sign-in-challenges.ts';
export { readSettings, saveSettings, type SavedSettings } from './settings.ts';
export type { Hashing } from './hashing.ts';
export type { Holders } from './holders.ts';
export { passkeyOnWire, type Passkeys } from './passkeys.ts';
export { deletePasskey, deletePasskeysOfLocked } from './passkey-queries.ts';
export type { Confirmation, Origin, Pins } from './pins.ts';
export { resealSecrets } from './reseal-secrets.ts';
export type { NewSecret, SecondFactor } from './second-factor.ts';
export type { Sessions, SignedIn } from './sessions.ts';
export type { SignInThrottle } from './sign-in-throttle.ts';
export { tooManyTries } from './too-many-tries.ts';
export { lowerTier, noteCheckedNumber, raiseTier, type Tier } from './tiers.ts';

/** The router of the server, once this room has said who stands in it. */
export type CustomerRouter = Router<SignedIn>;

export interface Identity {
  readonly pool: Pool;
  readonly now: () => number;
  readonly sessions: Sessions;
  readonly keyCallers: KeyCallers;
  readonly holders: Holders;
  readonly pins: Pins;
  readonly passwords: Hashing;
  readonly throttle: SignInThrottle;
  readonly secondFactor: SecondFactor;
  readonly passkeys: Passkeys;
  readonly stepUpCodes: StepUpCodes;
  /** The threshold in kobo of customers who chose none, today. */
  readonly pinThresholdMinor: () => bigint;
  /** One sign-in at a time for each identifier, so that no burst of guesses outruns the counting of failures. */
  readonly inTurnToSignIn: KeyedQueue;
  /** As the channel says it: what was read under the present number, and not told of since, is true. */
  readonly epoch: () => number | undefined;
  /**
   * Drops what this process remembers of a customer. Others hear of a change from the database; the one that made it calls
   * this once it is committed, so as not to answer the next call by what was true before.
   */
  forget(customer: bigint): void;
  /** Called after every change of a customer, their sessions or wallets that this process hears of. */
  onChange(listener: (customer: bigint) => void): void;
  close(): Promise<void>;
}

export interface IdentityOptions {
  pool: Pool;
  now: () => number;
  /** The operator's key; PINs are useless to a thief of the database alone. */
  masterKey: Uint8Array;
  /** The one before it, while PINs that it peppered are still about. */
  previousMasterKey?: Uint8Array | undefined;
  worthMinor: (amount: Money) => bigint;
  pinThresholdMinor: () => bigint;
  /** Whether the rules of this day let money leave one trusted device alone without the PIN; no unless it is said. */
  isOneDeviceTrusted?: () => boolean;
  /** Off only where load is tested. The PIN lock has no such switch. */
  hasRateLimits: boolean;
  /** None: for commands and tests, which end before a lost connection matters. */
  log?: Log | undefined;
  /** Where browsers find us: a passkey is good there and nowhere else. */
  publicUrl?: string | undefined;
  /** Only tests make hashing cheaper, or count it. */
  hashing?: (options: { pepper?: Uint8Array }) => Hashing;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { pool, now, masterKey, previousMasterKey, worthMinor, pinThresholdMinor, hasRateLimits } = options;
  const hashing = options.hashing ?? hashingOnThisMachine;
  const listeners: ((customer: bigint) => void)[] = [];
  const channel = listenForChanges(pool, {
    onChange(customer) {
      forget(customer);
      for (const listener of listeners) listener(customer);
    },
    log: options.log ?? silentLog,
  });
  const { epoch } = channel;
  const vault = createVault({ masterKey, previousMasterKey });
  const passkeys = createPasskeys({ pool, now, publicUrl: options.publicUrl ?? 'http://localhost' });
  const sessions = createSessions(pool, { now, epoch });
  const keyCallers = createKeyCallers(pool, { now, epoch });
  const holders = createHolders(pool, { now, epoch });
  function forget(customer: bigint): void {
    sessions.forget(customer);
    keyCallers.forget(customer);
    holders.forget(customer);
  }
  return {
    pool,
    now,
    sessions,
    keyCallers,
    pinThresholdMinor,
    holders,
    passkeys,
    // Two lanes: a flood of sign-ins must not hold up the PINs of those who are paying.
    passwords: hashing({}),
    pins: createPins({
      pool,
      hashing: hashing({ pepper: pepperOf(masterKey) }),
      olderHashing: previousMasterKey && hashing({ pepper: pepperOf(previousMasterKey) }),
      now,
      worthMinor,
      pinThresholdMinor,
      isOneDeviceTrusted: options.isOneDeviceTrusted ?? (() => false),
      passkeys,
      onChange: customer => sessions.forget(customer),
    }),
    secondFactor: createSecondFactor({ pool, now, vault }),
    stepUpCodes: createStepUpCodes({ pool, now, vault }),
    throttle: hasRateLimits ? createSignInThrottle(pool, { now }) : noThrottle,
    inTurnToSignIn: createKeyedQueue({ lengthMax: 100 }),
    epoch,
    forget,
    onChange: listener => void listeners.push(listener),
    close() {
      channel.close();
      return sessions.close();
    },
  };
}

const pepperOf = (masterKey: Uint8Array) => new Uint8Array(hkdfSync('sha256', masterKey, '', 'wura pin pepper', 32));

/** Half of the cores at most, so that the other half answers all other calls. */
function hashingOnThisMachine({ pepper }: { pepper?: Uint8Array }): Hashing {
  const parallelMax = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
  return createHashing({ parallelMax, waitingMax: 64, ...(pepper && { pepper }) });
}
