import { providerRefusals } from '@wura/provider-payments/contract';
import { readPaymentOf, type Payment } from '@wura/provider-payments/server/queries';
import type { Entry } from '@wura/ledger/server/order';
import { formatMoney } from '@wura/money';
import { transaction } from '@wura/database';
import { refuse } from '@wura/wire/refusals';
import type { AnswerOf, ReplyOf } from '@wura/wire';
import type { Answering } from '@wura/wallets/server/serve-once';
import { readHistoryRow, totalOf, type HistoryRow } from '@wura/wallets/server/statements';
import { keepAnswer, readAnswer } from '@wura/wallets/server/waiting-movements';
import type { routes } from '../contract.ts';
import { detailsOf } from './kind.ts';
import type { Opened } from './needs.ts';

type Sent = ReplyOf<typeof routes.send>;

/** The first answer, kept for whoever asks again; without one, how the payment stands now. */
export async function answerSent(needs: Opened, entry: Entry, asked: Answering): Promise<AnswerOf<typeof routes.send>> {
  const { pool } = needs;
  const first = asked.isReplay ? await readAnswer(pool, entry.transferId) : undefined;
  const { status, body } = first ?? (await present(needs, entry, asked.requestId));
  if (!first && !asked.isReplay) {
    await transaction(pool, tx => keepAnswer(tx, entry.transferId, { status, body }));
  }
  if (status === 422) throw declined(body as Declined, asked.isReplay);
  return { status: status as 200 | 202, body: body as Sent };
}

interface Declined extends Pick<Sent, 'message' | 'reference' | 'transaction'> {
  status: 'failed';
  requestId: string;
}

function declined({ message, requestId, ...facts }: Declined, isReplay: boolean) {
  return refuse(providerRefusals.payment_declined, { message, facts, stands: { requestId, isReplay } });
}

async function present(
  { pool, walletServices }: Opened,
  entry: Entry,
  requestId: string,
): Promise<{ status: number; body: Sent | Declined }> {
  const [row, payment, wallets] = await Promise.all([
    readHistoryRow(pool, { wallet: entry.wallet, seq: entry.seq }),
    readPaymentOf(pool, entry.transferId),
    walletServices.wallets.byIds([entry.wallet]),
  ]);
  const shown = walletServices.statements.transaction(row!, wallets.get(entry.wallet)!, undefined);
  const { reference, status } = shown;
  if (status === 'failed') {
    const message = `${payment!.reason ?? 'The bank did not accept the transfer.'} Your money is back in your wallet.`;
    return { status: 422, body: { message, reference, status, transaction: shown, requestId } };
  }
  const receipt = receiptOf(row!, payment!);
  return status === 'completed'
    ? { status: 200, body: { message: 'Transfer successful', reference, status, receipt, transaction: shown } }
    : { status: 202, body: { message: 'Transfer pending', reference, status, receipt, transaction: shown } };
}

function receiptOf(row: HistoryRow, payment: Payment): Sent['receipt'] {
  const { accountName, accountNumber, bankName, remarks, reference } = detailsOf(row.details);
  const money = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
  const fee = totalOf(row.fees);
  return {
    amount: money(row.amountMinor),
    accountName,
    accountNumber,
    bankName,
    reference,
    status: row.status,
    timestamp: row.entry.createdAt.toISOString(),
    fee: money(fee),
    fees: row.fees.map(({ name, minor }) => ({ name, amount: money(minor) })),
    total: money(row.amountMinor + fee),
    remarks,
    sessionId: payment.sessionId,
    expected_by: row.expectedBy?.toISOString() ?? null,
  };
}
