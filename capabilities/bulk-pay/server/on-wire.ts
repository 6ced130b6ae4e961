import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { Batch, BatchLine } from '../contract.ts';
import type { BatchRow, LineRow } from './queries.ts';
import type { Tally } from './shown-lines.ts';

const none: Batch['counts'] = { unchecked: 0, wrong: 0, ready: 0, pending: 0, completed: 0, failed: 0, stopped: 0 };

export function batchOnWire(
  row: BatchRow,
  { walletId, tallies, problems }: { walletId: string; tallies: readonly Tally[]; problems: Batch['problems'] },
): Batch {
  const currency = currencyById(row.currency).code;
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const own = tallies.filter(({ batch }) => batch === row.id);
  const isPaid = ({ state }: Tally) => state === 'completed' || state === 'pending';
  return {
    id: row.public_id,
    name: row.name,
    wallet_id: walletId,
    currency,
    status: row.state,
    lines: row.lines,
    counts: { ...none, ...Object.fromEntries(own.map(({ state, lines }) => [state, lines])) },
    amount: money(row.amount_minor),
    fees: money(row.fees_minor),
    total: money(row.amount_minor + row.fees_minor),
    paid: money(own.filter(isPaid).reduce((sum, { amount }) => sum + amount, 0n)),
    problems,
    why: row.stopped_why,
    created_at: row.created_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

/** A line that is wrong costs nothing, and tells no name: otherwise a file of wrong lines would be a way to read names. */
export function lineOnWire(
  { naming }: Pick<WalletServices, 'naming'>,
  line: LineRow,
  { isNamed }: { isNamed: boolean },
): BatchLine {
  const { n, given_to: to, bank, name, given, amount, fee, note, state, why, wallet, seq, paid_at: paidAt } = line;
  return {
    line: n,
    to,
    bank,
    name: isNamed && state !== 'wrong' ? name : '',
    amount: amount > 0n ? formatMoney({ currency: 'NGN', minor: amount }) : given,
    fee: formatMoney({ currency: 'NGN', minor: fee }),
    note,
    status: state,
    why,
    transaction_id:
      wallet === null || seq === null ? null : naming.movementId({ wallet: Number(wallet), seq: Number(seq) }),
    paid_at: paidAt?.toISOString() ?? null,
  };
}
