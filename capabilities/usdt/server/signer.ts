import { setTimeout as sleep } from 'node:timers/promises';
import { transaction, type Pool, type Tx } from '@wura/database';
import type { Log } from '@wura/platform/log';
import { sayChanges } from '@wura/platform/say-changes';
import type { SigningKeys, ToSign, UsdtAddresses } from './ports.ts';

// The only part of the product that has a key. It makes what it signs by itself, from an order that it finds in the database
// and has checked: that a customer's money is held for just that, or that the money only goes from one address of ours to
// another. An attacker who controls every other process can make it pay out no more than customers have, nor more than its own
// ceiling of a day.

export interface Signer {
  /** Signs everything that waits, and answers how much that was. */
  signDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

export interface SignerOptions {
  readonly pool: Pool;
  readonly keys: SigningKeys;
  readonly addresses: UsdtAddresses;
  /** In the smallest unit, in any 24 hours, to whom they are no addresses of ours. */
  readonly dayMostMinor: bigint;
  readonly log: Log;
}

const lookEveryMs = 250;
/** What an address is given for its sweep: more than it ever costs, and no way to empty the wallet. */
const gasMostSun = 200_000_000n;
const feeMostSun = 500_000_000n;

export function createSigner(options: SignerOptions): Signer {
  const { pool, log } = options;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const note = sayChanges(error => log.error('signing failed', { error }));

  async function signDue(): Promise<number> {
    let count = 0;
    let heldBack: string | null = null;
    for (;;) {
      const outcome = await transaction(pool, tx => signNext(tx, options, { areWithdrawalsHeld: heldBack !== null }));
      if (outcome === 'nothing') break;
      if (outcome === 'over the ceiling of a day') heldBack = outcome;
      else count++;
    }
    await transaction(pool, tx => noteSeen(tx, heldBack));
    return count;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await signDue().then(() => note(), note);
      await sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    signDue,
    start: () => void (running = run()),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

interface OrderRow {
  reference: string;
  purpose: 'withdrawal' | 'sweep' | 'gas' | 'cold';
  address_number: number | null;
  usdt_own_address: string | null;
  asset: 'USDT' | 'TRX';
  to_address: string;
  amount: bigint;
  reference_block: bigint;
  reference_block_id: string;
  reference_at_ms: bigint;
  expires_at_ms: bigint;
  fee_limit_sun: bigint;
  is_paid_for: boolean;
  is_forbidden: boolean;
}

type Outcome = 'signed' | 'refused' | 'nothing' | 'over the ceiling of a day';

/** One order, in a transaction: what was signed is written down before any process can send it. */
async function signNext(
  tx: Tx,
  options: SignerOptions,
  { areWithdrawalsHeld }: { areWithdrawalsHeld: boolean },
): Promise<Outcome> {
  const { rows: waiting } = await tx.query<{ reference: string }>(
    `select reference from usdt.sending
      where ended is null and refusal is null and signed is null and not ($1 and purpose = 'withdrawal')
      order by asked_at limit 1 for update skip locked`,
    [areWithdrawalsHeld],
  );
  if (!waiting[0]) return 'nothing';
  const { rows } = await tx.query<OrderRow>('select * from usdt.to_sign where reference = $1', [waiting[0].reference]);
  const order = rows[0]!;
  const why = refusalOf(order, options);
  if (why !== undefined) {
    await tx.query('update usdt.sending set refusal = $2 where reference = $1', [order.reference, why]);
    options.log.warn('an order was not signed', { reference: order.reference, reason: why });
    return 'refused';
  }
  if (order.purpose === 'withdrawal' && (await isOverTheDay(tx, order, options))) return 'over the ceiling of a day';
  const { transaction: id, bytes } = options.keys.sign(toSign(order));
  await tx.query(
    `update usdt.sending set transaction = $2, signed = $3, signed_at = clock_timestamp() where reference = $1`,
    [order.reference, id, bytes],
  );
  return 'signed';
}

/** What an order must be like to be signed. */
function refusalOf(order: OrderRow, { addresses }: SignerOptions): string | undefined {
  const { purpose, asset, to_address: to, amount, address_number: number, usdt_own_address: own } = order;
  if (order.fee_limit_sun > feeMostSun) return 'a fee that is no fee';
  // Listed after it was asked for, or by staff who could not know of it: nothing goes there, and the money goes back.
  if (purpose === 'withdrawal' && order.is_forbidden) return 'an address that is forbidden';
  if (number !== null && addresses.deposit(number) !== own) return 'an address that is not ours';
  const isWhatItSays = {
    withdrawal: asset === 'USDT' && order.is_paid_for,
    sweep: asset === 'USDT' && to === addresses.hot,
    gas: asset === 'TRX' && to === own && amount <= gasMostSun,
    cold: asset === 'USDT' && to === addresses.cold,
  }[purpose];
  return isWhatItSays ? undefined : 'nothing of ours pays for it';
}

async function isOverTheDay(tx: Tx, { amount }: OrderRow, { dayMostMinor }: SignerOptions): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('usdt.signer', 0))`);
  const { rows } = await tx.query<{ minor: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as minor from usdt.sending
      where purpose = 'withdrawal' and signed is not null and signed_at > statement_timestamp() - interval '24 hours'`,
  );
  return rows[0]!.minor + amount > dayMostMinor;
}

function toSign(order: OrderRow): ToSign {
  const isOfCustomer = order.purpose === 'sweep';
  return {
    from: isOfCustomer ? { kind: 'deposit', index: order.address_number! } : { kind: 'hot' },
    asset: order.asset,
    to: order.to_address,
    amountMinor: order.amount,
    reference: {
      number: Number(order.reference_block),
      hash: order.reference_block_id,
      atMs: Number(order.reference_at_ms),
    },
    expiresAtMs: Number(order.expires_at_ms),
    feeLimitSun: order.fee_limit_sun,
  };
}

/** It looks several times a second, so what was said a moment ago is not even locked: that alone would be written to the disk. */
async function noteSeen(tx: Tx, heldBack: string | null): Promise<void> {
  await tx.query(
    `insert into usdt.signer (held_back)
     select $1 where not exists (
       select from usdt.signer s
        where s.seen_at >= clock_timestamp() - interval '5 seconds' and s.held_back is not distinct from $1)
     on conflict (is_only) do update set seen_at = clock_timestamp(), held_back = excluded.held_back`,
    [heldBack],
  );
}
