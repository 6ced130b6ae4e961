import { listCases } from '@wura/cases/server';
import type { Tx } from '@wura/database';
import { formatMoney } from '@wura/money';
import type { Operators } from '@wura/operators/server';
import { feesOnWire } from '@wura/policy/server';
import { readPaymentFile } from '@wura/provider-payments/server/give-back';
import type { PaymentState } from '@wura/provider-payments/contract';
import { totalOf } from '@wura/wallets/server/statements';
import type { MovementOnDesk } from '../operator-contract.ts';
import { correctionLines, readCorrectable } from './correct-transfer.ts';
import type { Found } from './find-movement.ts';
import type { Deciding } from './needs.ts';
import { readCorrections } from './queries.ts';
import { planReturn } from './return-payment.ts';

const casesMax = 20;

/** One movement with all that staff need to know before they do anything about it, and what they may do. */
export async function readTransaction(
  tx: Tx,
  needs: Deciding & { operators: Operators },
  found: Found,
): Promise<MovementOnDesk> {
  const { row, wallet, wayOut, customer, other, reference } = found;
  const { walletServices, identity, all, operators } = needs;
  const { currency } = wallet;
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const owner = await identity.holders.findByNumber(wallet.owner);
  const them = customer && (await identity.holders.findByAccountNumber(customer.accountNumber));
  const file = row.isHold ? await readPaymentFile(tx, row.entry.transferId) : undefined;
  const cases = await listCases(tx, { subject: reference, limit: casesMax });
  const corrections = await readCorrections(tx, row.entry.transferId);
  const returned = await planReturn(tx, needs, found);
  const correctable = await readCorrectable(tx, needs, found);
  const job = all.kinds.find(({ id }) => id === row.entry.kind)?.job;
  return {
    ...walletServices.statements.transaction(row, wallet, customer),
    customer_id: owner?.id ?? '',
    customer: owner?.fullName ?? '',
    counterparty: other?.fullName ?? null,
    counterparty_customer_id: them?.id ?? null,
    fees: feesOnWire(row.fees, currency),
    total: money(row.amountMinor + totalOf(row.fees)),
    timeline: wayOut
      ? wayOut.steps.map(({ state, at }) => ({ event: state, at: at.toISOString() }))
      : stepsOf(found).map(({ event, at }) => ({ event, at: at.toISOString() })),
    expected_by: row.expectedBy?.toISOString() ?? null,
    provider: file
      ? {
          name: file.provider,
          operation: file.operation,
          state: file.state,
          reason: file.reason,
          reference: file.reference,
          theirs: file.provider_reference,
          session_id: file.session_id,
          asked: file.asked,
        }
      : null,
    cases: cases.map(each => ({
      number: each.number,
      kind: each.kind,
      opened_at: each.opened_at.toISOString(),
      closed_at: each.closed_at?.toISOString() ?? null,
    })),
    corrections: corrections.map(each => ({ amount: money(each.amount), at: each.created_at.toISOString() })),
    may: {
      requery: job !== undefined,
      return: returned ? { lines: [...returned.lines] } : null,
      correct:
        correctable && correctable.leftMinor > 0n
          ? {
              left: money(correctable.leftMinor),
              from: correctable.fromName,
              to: correctable.toName,
              lines: await correctionLines(tx, correctable, correctable.leftMinor),
            }
          : null,
    },
    pending: (await operators.approvals.pendingOf(tx, reference)) ?? null,
  };
}

/** What never left us began, and mostly ended, in one moment. */
function stepsOf({ row: { entry, status, endedAt } }: Found): { event: PaymentState; at: Date }[] {
  const begun = { event: 'held' as const, at: entry.createdAt };
  if (status === 'pending') return [begun];
  return [begun, { event: status === 'failed' ? 'reversed' : 'succeeded', at: endedAt ?? entry.createdAt }];
}
