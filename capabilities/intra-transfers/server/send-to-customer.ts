import type { SignedIn } from '@wura/identity/server';
import { transaction, type Tx } from '@wura/database';
import type { Posted } from '@wura/ledger/server/order';
import { moneyOf } from '@wura/money';
import type { Call } from '@wura/http/router';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { admit, clear, termsOf } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { recordWithin } from '@wura/wallets/server/record-within';
import { transferWithRemark, type TransferDetails } from '@wura/wallets/server/transfer-with-remark';
import { intraRefusals, type routes } from '../contract.ts';
import { requireKeptName } from './kept-name.ts';
import type { IntraTransfers } from './needs.ts';

export type TransferCall = Call<typeof routes.transfer, SignedIn>;

/** `details`: what was written to it, where something was. */
export interface Sent extends Posted {
  readonly details?: TransferDetails;
}

/** Money from one customer to another, at once. */
export async function sendToCustomer(needs: IntraTransfers, call: TransferCall, intent: Intent): Promise<Sent> {
  const { fromWalletId, toAccountNumber, pin, remarks, savedPersonId: saved, acceptedName } = call.body;
  const payer = await admit(needs, call, fromWalletId);
  const amount = moneyOf(call.body.amount, payer.wallet.currency);
  if (typeof amount === 'string') {
    throw refuseFields({ amount: commonFaults.amount_invalid });
  }
  const to = await findRecipient(needs, toAccountNumber);
  const customer = call.caller.number;
  const keepName =
    saved === undefined ? undefined : await requireKeptName(needs, { customer, saved, to, acceptedName });
  if (!to) throw refuse(intraRefusals.user_not_found);
  if (to.number === customer) throw refuse(intraRefusals.own_account);
  const cleared = await clear(needs, payer, { as: 'transfer', amount, to, pin });
  if (!remarks && !keepName) return needs.walletServices.movements.record(cleared, { kind: intraTransfer, intent });
  try {
    const details = remarks ? { remarks } : undefined;
    const post = async (tx: Tx) => {
      await keepName?.(tx);
      return details
        ? transferWithRemark(tx, cleared, { intent, details })
        : recordWithin(tx, cleared, { kind: intraTransfer, intent });
    };
    const entry = await transaction(needs.pool, post, { retries: 5 });
    return { entry, replayed: false, ...(details && { details }) };
  } catch (error) {
    throw await termsOf(cleared).explain(error);
  }
}

/** By account number, or by @username. */
export function findRecipient(
  { identity: { holders } }: Pick<IntraTransfers, 'identity'>,
  given: string,
): ReturnType<IntraTransfers['identity']['holders']['findByAccountNumber']> {
  return given.startsWith('@') ? holders.findByUsername(given.slice(1)) : holders.findByAccountNumber(given);
}
