import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { daysFrom } from '../calendar.ts';
import type { Schedule, ScheduledRun } from '../contract.ts';
import type { RunRow, ScheduleRow } from './queries.ts';

const shownDays = 5;

type Naming = Pick<WalletServices, 'naming' | 'wallets'>;

/** As a customer reads it. */
export async function onWire(
  { naming, wallets }: Naming,
  rows: readonly (ScheduleRow & { last: RunRow | null })[],
): Promise<Schedule[]> {
  const places = await wallets.byIds(rows.map(({ wallet }) => Number(wallet)));
  return rows.map(row => {
    const currency = currencyById(row.currency).code;
    const calendar = { repeats: row.repeats, startsOn: row.starts_on, endsOn: row.ends_on };
    return {
      id: row.public_id,
      kind: row.kind,
      wallet_id: places.get(Number(row.wallet))!.publicId,
      currency,
      amount: formatMoney({ currency, minor: row.amount }),
      name: row.name,
      number: row.number,
      fields: row.fields,
      repeats: row.repeats,
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      on_failure: row.on_failure,
      status: row.state,
      next_on: row.next_on,
      next_days: row.state === 'active' && row.next_on !== null ? daysFrom(calendar, row.next_on, shownDays) : [],
      retry_on: row.retry_on,
      last: row.last && runOnWire(naming, row.last, row.currency),
      created_at: row.created_at.toISOString(),
    };
  });
}

export function runOnWire(naming: Naming['naming'], run: RunRow, currencyId: number): ScheduledRun {
  const { day, due_on, outcome, why, amount, wallet, seq, at } = run;
  return {
    day,
    due_on,
    outcome,
    why,
    amount: amount === null ? null : formatMoney({ currency: currencyById(currencyId).code, minor: amount }),
    transaction_id:
      wallet === null || seq === null ? null : naming.movementId({ wallet: Number(wallet), seq: Number(seq) }),
    at: at.toISOString(),
  };
}
