import { identityRefusals } from '@wura/identity/contract';
import type { Pins, SignedIn } from '@wura/identity/server';
import type { Posted } from '@wura/ledger/server/order';
import { parseMoney } from '@wura/money';
import { transaction } from '@wura/platform/database';
import type { Call } from '@wura/platform/door';
import { commonRefusals, refuse, Refused } from '@wura/wire/refusals';
import type { Intent } from '@wura/wallets/server/intents';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { requireFunds } from '@wura/wallets/server/movements';
import { openWallet, type WalletFacts } from '@wura/wallets/server/wallets';
import { intraRefusals, type routes } from '../contract.ts';
import { messages } from '../rules.ts';
import type { IntraTransfers } from './needs.ts';

/**
 * Money from one customer to another, at once. Checked in the order every payment keeps: what was asked, whose it is,
 * who receives, then the money, and the PIN last, because a wrong one is counted.
 */
export async function sendToCustomer(
  needs: IntraTransfers,
  call: Call<typeof routes.transfer, SignedIn>,
  intent: Intent,
): Promise<Posted> {
  const { holders, pins } = needs.identity;
  const { wallets, movements } = needs.room;
  const { caller, body } = call;

  const from = await wallets.findOwn(caller.number, body.fromWalletId);
  if (!from) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  const amount = parseMoney(body.amount, from.currency);
  if (typeof amount === 'string') {
    throw refuse(commonRefusals.invalid_input, { message: messages.amount, errors: { amount: messages.amount } });
  }
  const recipient = await holders.findByAccountNumber(body.toAccountNumber);
  if (recipient?.number === caller.number) throw refuse(intraRefusals.own_account);
  if (!recipient) throw refuse(intraRefusals.user_not_found);

  const spend: Parameters<Pins['confirmSpend']>[1] = {
    amount,
    pin: body.pin,
    always: false,
    origin: { address: call.address, requestId: call.requestId },
  };
  const haveFunds = () => requireFunds(needs.pool, from, amount.minor);
  const known = await wallets.ofCustomer({ owner: recipient.number, currency: from.currency });
  // Nobody may open wallets in another's name by sending what they do not have.
  if (!known || body.pin !== undefined) await haveFunds();
  await confirm(pins, caller, spend, haveFunds);
  const to = known ?? (await openFor(needs, recipient.number, from));
  return movements.record({ kind: intraTransfer, from, to, amountMinor: amount.minor, intent });
}

/**
 * The common payment is small and needs no PIN, so its funds are left to the books to check. Only when the PIN is about to
 * be asked for does the money have to be looked at first, lest somebody types a PIN for what cannot be paid anyway.
 */
async function confirm(
  pins: Pins,
  caller: SignedIn,
  spend: Parameters<Pins['confirmSpend']>[1],
  haveFunds: () => Promise<void>,
): Promise<void> {
  try {
    await pins.confirmSpend(caller, spend);
  } catch (error) {
    if (error instanceof Refused && spend.pin === undefined) await haveFunds();
    throw error;
  }
}

async function openFor({ pool }: IntraTransfers, owner: bigint, { currency }: WalletFacts): Promise<WalletFacts> {
  const { wallet } = await transaction(pool, tx => openWallet(tx, { owner, currency }), { retries: 5 });
  return wallet;
}
