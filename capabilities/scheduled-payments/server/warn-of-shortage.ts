import type { Tx } from '@wura/database';
import { readHead } from '@wura/ledger/server/read';
import { currencyById } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { scheduleShort } from './notices.ts';
import type { DueNeeds } from './pay-due.ts';
import { listOfWallet, markWarned, type ScheduleRow, type ToWarn } from './queries.ts';

/**
 * A day before, where the wallet holds less than what will leave it until then: what else is scheduled from it comes first.
 * Told once for each day, whatever the balance does after that.
 */
export async function warnOfShortage(
  tx: Tx,
  needs: DueNeeds,
  { id, customer, wallet, next_on }: ToWarn,
): Promise<void> {
  await markWarned(tx, { id, next_on });
  const { balance } = await readHead(tx, Number(wallet));
  let needed = 0n;
  for (const schedule of await listOfWallet(tx, { wallet, until: next_on })) {
    needed += costOf(needs, schedule);
    if (schedule.id !== id) continue;
    if (needed <= balance) return;
    const { currency: number, name, amount: minor, public_id } = schedule;
    const currency = currencyById(number).code;
    const short = needed - balance < costOf(needs, schedule) ? needed - balance : costOf(needs, schedule);
    await notify(tx, {
      customer,
      what: scheduleShort,
      facts: { id: public_id, amount: { currency, minor }, name, short: { currency, minor: short }, day: next_on },
      at: new Date(needs.now()),
    });
    return;
  }
}

function costOf({ policy, prices }: DueNeeds, { kind, amount: minor, currency }: ScheduleRow): bigint {
  const price = prices.get(kind);
  return price
    ? policy.price({ kind: price, amount: { currency: currencyById(currency).code, minor } }).total.minor
    : minor;
}
