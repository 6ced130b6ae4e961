import type { Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Entry } from '@wura/ledger/server/order';
import { currencyOf } from '@wura/money/currencies';
import { termsOf, type Cleared } from './clear.ts';
import type { Intent } from './intents.ts';
import { intraTransfer } from './kinds.ts';
import type { WalletFacts } from './wallets.ts';

/** What is kept beside such a transfer. `remarks` is what both sides read. */
export interface TransferDetails {
  readonly remarks?: string;
  /** The payment request that it pays. */
  readonly request?: string;
}

/**
 * Money from one customer to another with what was written to it, in one commit; what else must be true of it is asked in
 * the same transaction, before this. Run it with retries, and let the clearance explain what the books refuse.
 */
export async function transferWithRemark(
  tx: Tx,
  cleared: Cleared<WalletFacts>,
  { intent, details }: { intent: Intent; details: TransferDetails },
): Promise<Entry> {
  const { from, to, amount, fees, allowance, intake, unconfirmed, ceiling } = termsOf(cleared);
  if (fees.length > 0) throw new Error('a transfer between customers has no fees to keep');
  const currency = currencyOf(from.currency).id;
  const entry = await postJournal(tx, {
    kind: intraTransfer.id,
    request: intent.request,
    fingerprint: intent.fingerprint,
    allowance,
    intake,
    unconfirmed,
    sides: [
      { wallet: from.id, amount: -amount.minor, currency },
      { wallet: to.id, amount: amount.minor, currency, ceiling },
    ],
  });
  await tx.query('insert into wallets.remark (transfer_id, details) values ($1, $2)', [
    entry.transferId,
    JSON.stringify(details),
  ]);
  return entry;
}
