import type { Queries, Tx } from '@wura/database';
import type { Entry, WalletId } from '@wura/ledger/server/order';
import { lagosMidnight } from '@wura/platform/time';
import { defineRule, nairaFact, type Policy } from '@wura/policy/server';
import { policyRefusals } from '@wura/policy/refusals';
import { capForm } from '@wura/policy/server/rule-forms';
import { formatMoney } from '@wura/money';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { airtimeReasons } from '../refusals.ts';
import { airtimeBill } from './bill.ts';

/** Airtime is money that is sold on at any corner: a thief puts all of an account on one phone, so a day of one has an end. */
export const numberCap = defineRule<bigint>({
  name: 'airtime.number_cap',
  title: 'Airtime for one number in a day',
  about: 'What one customer may buy for one phone number in a day, whatever their limits leave them.',
  form: capForm,
  first: [{ value: 1_000_000_00n, from: '2026-01-01', source: 'the house', note: '₦1,000,000.00; no law names one' }],
});

/**
 * Refuses more for this number than a day allows, in the commit that holds the money for it. The books write one link of a
 * wallet after the other, so all that stands before this one is seen, and what came back is not counted.
 */
export async function requireUnderCap(
  tx: Tx,
  { policy, now }: { policy: Pick<Policy, 'rule'>; now: () => number },
  { entry, phone }: { entry: Entry; phone: string },
): Promise<void> {
  const limit = policy.rule(numberCap);
  const since = new Date(lagosMidnight(now()));
  const all = await boughtMinor(tx, { wallet: entry.wallet, phone, since });
  if (all <= limit) return;
  const own = -entry.amount;
  const used = all - own;
  const left = used < limit ? limit - used : 0n;
  const [limitText, usedText, leftText] = [limit, used, left].map(minor => formatMoney({ currency: 'NGN', minor }));
  throw refuse(policyRefusals.limit_exceeded, {
    reason: say(airtimeReasons.airtime_number_limit, { left: nairaFact(left) }),
    body: { limit: limitText, used: usedText, left: leftText },
  });
}

/** From this wallet since then, the payment that is being made included. Airtime has no fees. */
async function boughtMinor(
  db: Queries,
  { wallet, phone, since }: { wallet: WalletId; phone: string; since: Date },
): Promise<bigint> {
  const { rows } = await db.query<{ minor: bigint }>(
    `select coalesce(sum(-h.amount), 0)::bigint as minor from wallets.history_row h
      where h.wallet_id = $1 and h.seq > (select l.seq from wallets.links_before($1, array[$2::timestamptz]) l)
        and h.kind = $3 and h.status <> 'failed' and h.details ->> 'phone' = $4`,
    [wallet, since, airtimeBill.movement.id, phone],
  );
  return rows[0]!.minor;
}
