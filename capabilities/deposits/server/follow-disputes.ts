import { closeCase, openCase } from '@wura/cases/server';
import type { Tx } from '@wura/database';
import { formatMoney } from '@wura/money';
import { naira } from './credit.ts';
import type { Dispute } from './ports.ts';
import type { DepositRow } from './queries.ts';

const kind = 'deposit_disputed';

/**
 * Staff hear of a dispute while it can still be answered, with the day by which. Its case closes when every dispute about
 * the payment is won, or what was lost has gone back. Answers whether the provider has to be asked again.
 */
export async function followDisputes(
  tx: Tx,
  { deposit, disputes }: { deposit: DepositRow; disputes: readonly Dispute[] },
): Promise<boolean> {
  if (disputes.length === 0) return false;
  const { reference: subject, customer, state, gone_back: goneBack } = deposit;
  const open = disputes.filter(each => each.state === 'open');
  const lost = disputes.filter(each => each.state === 'lost');
  const isGone = state === 'reversed' || state === 'returned' || goneBack >= sumOf(lost);
  if (open.length === 0 && isGone) {
    const resolution = lost.length > 0 ? 'lost, and the money has gone back' : 'won: the money stays';
    await closeCase(tx, { kind, subject, resolution });
    return false;
  }
  const undecided = open.length > 0 ? open : lost;
  const [first] = undecided.flatMap(({ answerBy }) => answerBy ?? []).toSorted((one, other) => +one - +other);
  const facts = {
    dispute: undecided.map(({ name }) => name).join(', '),
    disputed: formatMoney(naira(sumOf(undecided))),
    stands: open.length > 0 ? 'to be answered' : 'lost, and the money has not gone back yet',
    ...(first && { answer_by: first.toISOString() }),
  };
  await openCase(tx, { kind, subject, customer, facts });
  return true;
}

const sumOf = (disputes: readonly Dispute[]) => disputes.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
