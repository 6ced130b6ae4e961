import type { SignedIn } from '@wura/identity/server';
import type { Posted } from '@wura/ledger/server/order';
import { moneyOf } from '@wura/money';
import type { Call } from '@wura/http/router';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { admit, clear } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { intraRefusals, type routes } from '../contract.ts';
import type { IntraTransfers } from './needs.ts';

export type TransferCall = Call<typeof routes.transfer, SignedIn>;

/** Money from one customer to another, at once. */
export async function sendToCustomer(needs: IntraTransfers, call: TransferCall, intent: Intent): Promise<Posted> {
  const { fromWalletId, toAccountNumber, pin } = call.body;
  const payer = await admit(needs, call, fromWalletId);
  const amount = moneyOf(call.body.amount, payer.wallet.currency);
  if (typeof amount === 'string') {
    throw refuseFields({ amount: commonFaults.amount_invalid });
  }
  const to = await needs.identity.holders.findByAccountNumber(toAccountNumber);
  if (!to) throw refuse(intraRefusals.user_not_found);
  if (to.number === call.caller.number) throw refuse(intraRefusals.own_account);
  const cleared = await clear(needs, payer, { amount, to, pin });
  return needs.walletServices.movements.record(cleared, { kind: intraTransfer, intent });
}
