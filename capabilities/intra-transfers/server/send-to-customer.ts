import { identityRefusals } from '@wura/identity/contract';
import type { SignedIn } from '@wura/identity/server';
import type { Posted } from '@wura/ledger/server/order';
import { parseMoney } from '@wura/money';
import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Intent } from '@wura/wallets/server/intents';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { ceilingOf, confirmSpend, inFigures, intakeOf, requireMeans, type Spend } from '@wura/wallets/server/spending';
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
  const { wallets, movements } = needs.walletServices;
  const { limits } = needs.policy;
  const { pool } = needs;
  const { caller, body } = call;

  const from = await wallets.findOwn(caller.number, body.fromWalletId);
  if (!from) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  const amount = parseMoney(body.amount, from.currency);
  if (typeof amount === 'string') {
    throw refuse(commonRefusals.invalid_input, { message: messages.amount, errors: { amount: messages.amount } });
  }
  const allowance = limits.allowance(caller, amount);
  const recipient = await holders.findByAccountNumber(body.toAccountNumber);
  if (recipient?.number === caller.number) throw refuse(intraRefusals.own_account);
  if (!recipient) throw refuse(intraRefusals.user_not_found);

  limits.requireReceivable(recipient, amount);
  const intake = await intakeOf(pool, { limits, who: recipient, amount });
  const origin = { address: call.address, requestId: call.requestId };
  const spend: Spend = {
    who: caller,
    from,
    totalMinor: amount.minor,
    allowance,
    pin: { amount, pin: body.pin, always: false, origin },
  };
  const known = await wallets.ofCustomer({ owner: recipient.number, currency: from.currency });
  // Nobody may open wallets in another's name by sending what they do not have.
  if (!known) await requireMeans({ pool, limits }, spend);
  await confirmSpend({ pool, limits, pins }, spend);
  const to = known ?? (await openFor(needs, recipient.number, from));
  const ceiling = await ceilingOf(pool, { limits, tier: recipient.tier, wallet: to });
  try {
    return await movements.record({
      kind: intraTransfer,
      from,
      to,
      amountMinor: amount.minor,
      intent,
      allowance,
      intake,
      ceiling,
    });
  } catch (error) {
    throw await inFigures({ pool, limits }, { allowance, error });
  }
}

async function openFor({ pool }: IntraTransfers, owner: bigint, { currency }: WalletFacts): Promise<WalletFacts> {
  const { wallet } = await transaction(pool, tx => openWallet(tx, { owner, currency }), { retries: 5 });
  return wallet;
}
