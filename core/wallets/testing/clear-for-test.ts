import { noLimits, type SignedIn } from '@wura/identity/server';
import type { Allowance } from '@wura/ledger/server/order';
import type { Pool } from '@wura/database';
import { createPolicy } from '@wura/policy/server';
import { away } from '../server/asker.ts';
import { admit, clear, type Cleared, type Clearing, type Receiver } from '../server/clear.ts';
import type { Fee } from '../server/statements.ts';
import type { WalletFacts } from '../server/wallets.ts';

interface ToClear {
  from: WalletFacts;
  to?: WalletFacts;
  minor: bigint;
  fees?: readonly Fee[];
  allowance?: Allowance | undefined;
}

/** What the gate gives out where everything is allowed, for tests of what lies behind it. There is no way around it. */
export async function clearForTest(pool: Pool, asked: ToClear & { to: WalletFacts }): Promise<Cleared<WalletFacts>>;
export async function clearForTest(pool: Pool, asked: ToClear & { to?: undefined }): Promise<Cleared<undefined>>;
export async function clearForTest(pool: Pool, { from, to, minor, fees = [], allowance }: ToClear): Promise<Cleared> {
  const { limits } = createPolicy({ rules: 'sandbox', now: Date.now });
  // For each wallet one, so that tests which move many wallets of one owner at once do not queue at a single count.
  const unlimited = { owner: BigInt(from.id), period: '2026-11-21', sum: 1n, ceiling: 1_000_000n };
  const needs: Clearing = {
    pool,
    identity: {
      pins: {
        confirmSpend: async () => ({ isConfirmed: false, thresholdMinor: undefined }),
        withoutPin: () => ({ thresholdMinor: undefined }),
        isPaymentConfirmed: async () => true,
      },
    },
    walletServices: { wallets: { findOwn: () => from, ofCustomer: () => to } },
    policy: {
      limits: { ...limits, allowance: () => allowance ?? unlimited, intake: () => undefined, ceiling: () => undefined },
    },
  };
  const caller = personOf(from);
  // What waits asks for the session of its customer, and these have none: they confirmed it before.
  const asker = to ? { caller, address: '::1', requestId: 'test' } : away(caller, async () => {});
  const payer = await admit(needs, asker, from.publicId);
  const spend = { amount: { currency: from.currency, minor }, fees, pin: undefined, as: 'transfer' as const };
  return to
    ? clear(needs, payer, { ...spend, to: personOf(to) })
    : clear(needs, payer, { ...spend, payee: { name: 'somebody', wasPaid: async () => true } });
}

function personOf({ owner }: WalletFacts): SignedIn & Pick<Receiver, 'blocks' | 'isLeaving'> {
  const longAgo = new Date(0);
  return {
    id: `cus_${owner}`,
    number: owner,
    sessionId: 'ses_test',
    isFrozen: false,
    isVerified: true,
    tier: 3,
    hasCheckedNumber: true,
    hasConfirmedContact: true,
    hasGuardian: false,
    bornOn: '1990-01-01',
    coolingOffSince: longAgo,
    coolingOffUntil: longAgo,
    signedInAt: longAgo,
    hasPin: false,
    pinLockedUntil: null,
    pinThresholdMinor: 0n,
    ownLimits: noLimits,
    guardianCaps: { perPaymentMinor: null, perDayMinor: null, isPaused: false },
    isDeviceUntrusted: false,
    blocks: [],
    isLeaving: false,
  };
}
