import type { Tx } from '@wura/database';
import { openCase } from '@wura/cases/server';
import { holdReceiver } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { notify } from '@wura/notices/server';
import { clearCredit, receive } from '@wura/wallets/server/outside-credits';
import { lockDeposit, noteCredited, noteMoved, type Arrival } from './deposit-queries.ts';
import { usdtDeposit } from './kinds.ts';
import type { Watching } from './needs.ts';
import { usdtArrived } from './notices.ts';

/** What a final block has is the customer's, once for ever by its transaction and its place in it. */
export async function credit(tx: Tx, { chain, walletServices, now }: Watching, arrival: Arrival): Promise<void> {
  const { transaction: reference, place, amountMinor, customer, wallet, sender } = arrival;
  const known = await lockDeposit(tx, arrival);
  if (!known || known.isCredited) return noteMoved(tx, arrival);
  // The address stays theirs for ever, and so does what is sent there, in a wallet that no customer opens any more.
  if (!(await holdReceiver(tx, customer))) {
    const facts = { transaction: reference, sender, amount: formatMoney({ currency: 'USDT', minor: amountMinor }) };
    await openCase(tx, { kind: 'usdt_for_nobody', subject: `${reference}:${place}`, customer, facts });
  }
  const to = (await walletServices.wallets.byIds([wallet], tx)).get(wallet)!;
  const named = { to, amountMinor, provider: chain.provider, reference: `${reference}:${place}` };
  const cleared = clearCredit(named, { currency: 'USDT', amountMinor })!;
  const { transferId } = await receive(tx, cleared, { kind: usdtDeposit, details: { reference, place, sender } });
  await noteCredited(tx, { ...arrival, transferId });
  const facts = { amount: { currency: 'USDT', minor: amountMinor } as const };
  await notify(tx, { customer, what: usdtArrived, facts, at: new Date(now()) });
}
