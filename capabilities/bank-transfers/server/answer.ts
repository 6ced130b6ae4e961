import { providerRefusals } from '@wura/provider-payments/contract';
import type { Paid, Standing } from '@wura/provider-payments/server/pay';
import { readPaymentOf } from '@wura/provider-payments/server/queries';
import type { Entry } from '@wura/ledger/server/order';
import { formatMoney } from '@wura/money';
import { transaction } from '@wura/database';
import { feesOnWire } from '@wura/policy/server';
import { english, say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { AnswerOf, ReplyOf } from '@wura/wire';
import type { Answering } from '@wura/wallets/server/serve-once';
import { readHistoryRow, totalOf } from '@wura/wallets/server/statements';
import { keepAnswer, readAnswer } from '@wura/wallets/server/waiting-movements';
import type { routes } from '../contract.ts';
import { declineReasons, isDeclineReason, type DeclineReason } from '../refusals.ts';
import type { Opened } from './needs.ts';
import { bankTransferDetails, type BankTransferDetails } from './ports.ts';

type Sent = ReplyOf<typeof routes.send>;

/** The first answer, kept for a caller who asks again; without one, how the payment stands now. */
export async function answerSent(
  needs: Opened,
  entry: Entry,
  asked: Answering<Paid<BankTransferDetails>>,
): Promise<AnswerOf<typeof routes.send>> {
  const { pool } = needs;
  const first = asked.isReplay ? await readAnswer(pool, entry.transferId) : undefined;
  const { status, body } = first ?? (await present(needs, entry, asked));
  if (!first && !asked.isReplay) {
    await transaction(pool, tx => keepAnswer(tx, entry.transferId, { status, body }));
  }
  if (status === 422) throw declined(body as Declined, asked.isReplay);
  return { status: status as 200 | 202, body: body as Sent };
}

interface Declined extends Pick<Sent, 'message' | 'reference' | 'transaction'> {
  status: 'failed';
  /** Answers of earlier days were kept without one. */
  reason?: DeclineReason;
  requestId: string;
}

function declined({ message, reason, requestId, ...body }: Declined, isReplay: boolean) {
  return refuse(providerRefusals.payment_declined, {
    ...(reason && { reason: say(declineReasons[reason], {}) }),
    body,
    stands: { requestId, isReplay, message },
  });
}

async function present(
  needs: Opened,
  entry: Entry,
  { requestId, done }: Answering<Paid<BankTransferDetails>>,
): Promise<{ status: number; body: Sent | Declined }> {
  const { wallets, statements } = needs.walletServices;
  const standing = done?.standing ?? (await readStanding(needs, entry));
  const shown = statements.transaction(standing.row, (await wallets.byId(entry.wallet))!, undefined);
  const { reference, status } = shown;
  if (status === 'failed') {
    const reason = isDeclineReason(standing.reason) ? standing.reason : 'not_accepted';
    const message = `${english(say(declineReasons[reason], {}))} Your money is back in your wallet.`;
    return { status: 422, body: { message, reason, reference, status, transaction: shown, requestId } };
  }
  const receipt = receiptOf(standing);
  return status === 'completed'
    ? { status: 200, body: { message: 'Transfer successful', reference, status, receipt, transaction: shown } }
    : { status: 202, body: { message: 'Transfer pending', reference, status, receipt, transaction: shown } };
}

/** For a call that asks again before an answer was kept. */
async function readStanding(
  { pool }: Opened,
  { wallet, seq, transferId }: Entry,
): Promise<Standing<BankTransferDetails>> {
  const [row, payment] = await Promise.all([
    readHistoryRow(pool, { wallet, seq }),
    readPaymentOf(pool, transferId, bankTransferDetails),
  ]);
  const { details, reason, sessionId } = payment!;
  return { row: row!, details, reason, sessionId };
}

function receiptOf({ row, details, sessionId }: Standing<BankTransferDetails>): Sent['receipt'] {
  const { accountName, accountNumber, bankName, remarks, reference } = details;
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
    fees: feesOnWire(row.fees, 'NGN'),
    total: money(row.amountMinor + fee),
    remarks,
    sessionId,
    expected_by: row.expectedBy?.toISOString() ?? null,
  };
}
