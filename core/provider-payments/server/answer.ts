import type { Entry } from '@wura/ledger/server/order';
import { transaction, type Pool } from '@wura/database';
import type { Transaction } from '@wura/wallets/contract';
import type { Answering } from '@wura/wallets/server/serve-once';
import { readHistoryRow } from '@wura/wallets/server/statements';
import { keepAnswer, readAnswer } from '@wura/wallets/server/waiting-movements';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { english, say, type NoFacts, type Phrase } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { providerRefusals } from '../contract.ts';
import type { Paid, Standing } from './pay.ts';
import { readPaymentOf, type Shape } from './queries.ts';

/** How one kind of payment speaks of itself. */
export interface Speech<Details, Extras> {
  readonly details: Shape<Details>;
  readonly completed: string;
  readonly pending: string;
  /** Why one was not carried out, by the code that its adapter gives. */
  readonly reasons: Readonly<Record<string, Phrase<string, NoFacts>>>;
  /** Which of them is said of a code that is not among them. */
  readonly usualReason: string;
  /** What the answer says beside what all of them say. */
  readonly extras: (standing: Standing<Details>) => Extras;
}

export interface Told {
  readonly message: string;
  readonly reference: string;
  readonly status: Transaction['status'];
  readonly transaction: Transaction;
}

interface Answered<Extras> {
  readonly status: 200 | 202;
  readonly body: Told & Extras;
}

interface Needs {
  readonly pool: Pool;
  readonly walletServices: Pick<WalletServices, 'wallets' | 'statements'>;
}

/** The first answer, kept for a caller who asks again; without one, how the payment stands now. */
export async function answerPayment<Details, Extras extends object>(
  needs: Needs,
  speech: Speech<Details, Extras>,
  entry: Entry,
  asked: Answering<Paid<Details>>,
): Promise<Answered<Extras>> {
  const { pool } = needs;
  const first = asked.isReplay ? await readAnswer(pool, entry.transferId) : undefined;
  const { status, body } = first ?? (await present(needs, speech, entry, asked));
  if (!first && !asked.isReplay) {
    await transaction(pool, tx => keepAnswer(tx, entry.transferId, { status, body }));
  }
  if (status === 422) throw declined(speech, body as Declined, asked);
  // What was kept was answered by this very speech.
  return { status, body } as Answered<Extras>;
}

interface Declined extends Told {
  readonly status: 'failed';
  /** Answers of earlier days were kept without one. */
  readonly reason?: string;
  readonly requestId: string;
}

function declined<Details, Extras>(
  { reasons }: Speech<Details, Extras>,
  told: Declined,
  { isReplay }: { isReplay: boolean },
) {
  const { message, reason, requestId, ...body } = told;
  const phrase = reason === undefined ? undefined : reasons[reason];
  return refuse(providerRefusals.payment_declined, {
    ...(phrase && { reason: say(phrase, {}) }),
    body: { ...body },
    stands: { requestId, isReplay, message },
  });
}

async function present<Details, Extras extends object>(
  needs: Needs,
  speech: Speech<Details, Extras>,
  entry: Entry,
  { requestId, done }: Answering<Paid<Details>>,
): Promise<{ status: number; body: (Told & Extras) | Declined }> {
  const { wallets, statements } = needs.walletServices;
  const standing = done?.standing ?? (await readStanding(needs, speech, entry));
  const shown = statements.transaction(standing.row, (await wallets.byId(entry.wallet))!, undefined);
  const { reference, status } = shown;
  if (status === 'failed') {
    const { reasons, usualReason } = speech;
    const reason = standing.reason !== null && standing.reason in reasons ? standing.reason : usualReason;
    const message = `${english(say(reasons[reason]!, {}))} Your money is back in your wallet.`;
    return { status: 422, body: { message, reason, reference, status, transaction: shown, requestId } };
  }
  const message = status === 'completed' ? speech.completed : speech.pending;
  const body = { message, reference, status, ...speech.extras(standing), transaction: shown };
  return { status: status === 'completed' ? 200 : 202, body };
}

/** For a call that asks again before an answer was kept. */
async function readStanding<Details, Extras>(
  { pool }: Needs,
  { details: shape }: Speech<Details, Extras>,
  { wallet, seq, transferId }: Entry,
): Promise<Standing<Details>> {
  const [row, payment] = await Promise.all([
    readHistoryRow(pool, { wallet, seq }),
    readPaymentOf(pool, transferId, shape),
  ]);
  const { details, reason, sessionId, goods } = payment!;
  return { row: row!, details, reason, sessionId, goods };
}
