import { seenBy, type SignedIn } from '@wura/identity/server';
import { transaction, type Tx } from '@wura/database';
import type { Posted } from '@wura/ledger/server/order';
import { isBelowHundredth, moneyOf } from '@wura/money';
import type { Call } from '@wura/http/router';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { admit, clear, termsOf, type Cleared } from '@wura/wallets/server/clear';
import { priceToCustomer } from '@wura/wallets/server/customer-price';
import type { Intent } from '@wura/wallets/server/intents';
import { intraTransfer } from '@wura/wallets/server/kinds';
import type { Fee } from '@wura/wallets/server/statements';
import { transferWithRemark, type TransferDetails } from '@wura/wallets/server/transfer-with-remark';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { intraRefusals, type routes } from '../contract.ts';
import { requireKeptName, type KeepName } from './kept-name.ts';
import type { IntraTransfers } from './needs.ts';

export type TransferCall = Call<typeof routes.transfer, SignedIn>;

/** `details`: what was written to it, where something was. */
export interface Sent extends Posted {
  readonly details?: TransferDetails;
  readonly fees: readonly Fee[];
}

/** Money from one customer to another, at once. */
export async function sendToCustomer(needs: IntraTransfers, call: TransferCall, intent: Intent): Promise<Sent> {
  const { fromWalletId, toAccountNumber, total, pin, remarks } = call.body;
  const payer = await admit(needs, call, fromWalletId);
  const amount = moneyOf(call.body.amount, payer.wallet.currency);
  if (typeof amount === 'string' || isBelowHundredth(amount)) {
    throw refuseFields({ amount: commonFaults.amount_invalid });
  }
  const to = await findRecipient(needs, toAccountNumber, call.caller.number);
  const keepName = await requireKeptName(needs, call, to);
  if (!to) throw refuse(intraRefusals.user_not_found);
  if (to.number === call.caller.number) throw refuse(intraRefusals.own_account);
  const { fees, rules } = priceToCustomer(needs, { amount, total });
  const cleared = await clear(needs, payer, { as: 'transfer', amount, fees, rules, to, pin });
  if (!remarks && !keepName) {
    return { ...(await needs.walletServices.movements.record(cleared, { kind: intraTransfer, intent })), fees };
  }
  return recordWith(needs, cleared, { intent, keepName, details: remarks ? { remarks } : undefined });
}

interface Beside {
  readonly intent: Intent;
  readonly keepName: KeepName | undefined;
  readonly details: TransferDetails | undefined;
}

/** The transfer, and in the same commit what is kept beside it. */
async function recordWith(
  { pool }: Pick<IntraTransfers, 'pool'>,
  cleared: Cleared<WalletFacts>,
  { intent, keepName, details }: Beside,
): Promise<Sent> {
  const post = async (tx: Tx) => {
    await keepName?.(tx);
    return transferWithRemark(tx, cleared, { intent, details });
  };
  try {
    const entry = await transaction(pool, post, { retries: 5 });
    return { entry, replayed: false, fees: termsOf(cleared).fees, ...(details && { details }) };
  } catch (error) {
    throw await termsOf(cleared).explain(error);
  }
}

/** By account number, or by @username; none for an asker whom they keep away. */
export function findRecipient(
  { identity: { holders } }: Pick<IntraTransfers, 'identity'>,
  given: string,
  asker: bigint,
): ReturnType<IntraTransfers['identity']['holders']['findByAccountNumber']> {
  const found = given.startsWith('@') ? holders.findByUsername(given.slice(1)) : holders.findByAccountNumber(given);
  return seenBy(found, asker);
}
