import { transaction, type Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import { readNames, type SignedIn } from '@wura/identity/server';
import type { Entry, Posted } from '@wura/ledger/server/order';
import { moneyOf, type Money } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { walletRefusals } from '@wura/wallets/contract';
import { admit, clear, termsOf } from '@wura/wallets/server/clear';
import { priceToCustomer } from '@wura/wallets/server/customer-price';
import type { Intent } from '@wura/wallets/server/intents';
import type { Fee } from '@wura/wallets/server/statements';
import { transferWithRemark, type TransferDetails } from '@wura/wallets/server/transfer-with-remark';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { requestRefusals, type routes } from '../contract.ts';
import { requestFaults } from '../refusals.ts';
import type { PaymentRequests } from './needs.ts';
import { requestPaid } from './notices.ts';
import { endRequest, findRequest, insertPayment, lockRequest, type RequestRow } from './queries.ts';
import { standingOf } from './standing.ts';

export interface PaidRequest extends Posted {
  readonly details: TransferDetails;
  readonly fees: readonly Fee[];
}

type PayCall = Call<typeof routes.pay, SignedIn>;

/** Pays a request. Whether it may still be paid is decided in the commit that pays it. */
export async function payRequest(needs: PaymentRequests, call: PayCall, intent: Intent): Promise<PaidRequest> {
  const { pool, identity } = needs;
  const { fromWalletId, total, pin } = call.body;
  const found = await findRequest(pool, call.params.code);
  if (!found) throw refuse(commonRefusals.not_found);
  const payer = await admit(needs, call, fromWalletId);
  if (found.asker === call.caller.number) throw refuse(requestRefusals.own_request);
  requireOpen(found, needs.now());
  if (currencyById(found.currency).code !== payer.wallet.currency) throw refuse(walletRefusals.wrong_currency);
  const amount = amountOf(call, found);
  const to = (await identity.holders.findByNumber(found.asker))!;
  const { fees, rules } = priceToCustomer(needs, { amount, total });
  const cleared = await clear(needs, payer, { as: 'transfer', amount, fees, rules, to, pin });
  const details: TransferDetails = { ...(found.note !== null && { remarks: found.note }), request: found.code };

  const post = async (tx: Tx): Promise<Entry> => {
    const request = await lockRequest(tx, found);
    requireOpen(request, needs.now());
    const entry = await transferWithRemark(tx, cleared, { intent, details });
    await notePaid(tx, request, { payer: call.caller.number, amount, entry });
    return entry;
  };
  try {
    return { entry: await transaction(pool, post, { retries: 5 }), replayed: false, details, fees };
  } catch (error) {
    throw await termsOf(cleared).explain(error);
  }
}

async function notePaid(
  tx: Tx,
  request: RequestRow,
  { payer, amount, entry }: { payer: bigint; amount: Money; entry: Entry },
): Promise<void> {
  const { id, asker, code, note } = request;
  const { transferId, createdAt: at } = entry;
  await insertPayment(tx, { transferId, request: id, payer, amount: amount.minor, at });
  // An open one stays open, and each payment is told as what it is: money from another customer.
  if (request.amount === null) return;
  await endRequest(tx, { id, ending: 'paid', at });
  const name = (await readNames(tx, [payer])).get(payer)!;
  await notify(tx, { customer: asker, what: requestPaid, facts: { code, name, amount, note }, at });
}

function requireOpen(request: RequestRow, nowMs: number): void {
  const standing = standingOf(request, nowMs);
  if (standing !== 'open') throw refuse(requestRefusals[`request_${standing}`]);
}

function amountOf({ body }: PayCall, request: RequestRow): Money {
  const { code: currency } = currencyById(request.currency);
  if (body.amount === undefined) {
    if (request.amount === null) throw refuseFields({ amount: commonFaults.amount_invalid });
    return { currency, minor: request.amount };
  }
  const said = moneyOf(body.amount, currency);
  if (typeof said === 'string') throw refuseFields({ amount: commonFaults.amount_invalid });
  if (request.amount !== null && said.minor !== request.amount) {
    throw refuseFields({ amount: requestFaults.request_amount_differs });
  }
  return said;
}
