import { providerRefusals } from '@wura/provider-payments/contract';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { pay, type Paid } from '@wura/provider-payments/server/pay';
import { formatMoney, type Money } from '@wura/money';
import { pricingRefusals } from '@wura/policy/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { admit, clear, requireAffordable, type Asker } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { totalOf } from '@wura/wallets/server/statements';
import { asFault, say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { BodyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { bankReasons, bankRefusals } from '../refusals.ts';
import { isSameName } from '../rules.ts';
import type { Banks } from './banks.ts';
import type { Sending } from './needs.ts';
import type { Bank, BankTransferDetails } from './ports.ts';
import { bankTransferPrice } from './price.ts';
import { noteSent } from './queries.ts';

export type SendCall = Asker & { readonly body: BodyOf<typeof routes.send> };

/** Most transfers arrive within seconds; the rule for those that do not is an hour. */
const expectedMs = 60 * 60 * 1000;
/** How long the customer waits at most for the whole of it, and a moment less than the ten seconds we promise. */
const waitMs = 9_000;

/** Money to a bank account: looked up, cleared, held, and only then sent. */
export async function sendMoney(needs: Sending, call: SendCall, intent: Intent): Promise<Paid<BankTransferDetails>> {
  const { banks, policy, rail, now } = needs;
  const { from_wallet_id: walletId, to_bank_account: account, amount, total, pin, remarks = '' } = call.body;
  const endsAt = performance.now() + waitMs;
  const payer = await admit(needs, call, walletId);
  if (payer.wallet.currency !== 'NGN') throw nairaOnly();
  if (!rail) throw refuse(providerRefusals.service_off);
  const { fees, rules } = policy.price({ kind: bankTransferPrice, amount });
  const bank = await banks.find(account.bank_code);
  await requireAffordable(needs, payer, { as: 'transfer', amount, fees });
  const payee = await payeeOf(banks, bank, account);
  requireSeen(total, { currency: 'NGN', minor: amount.minor + totalOf(fees) });
  const cleared = await clear(needs, payer, { as: 'transfer', amount, fees, pin, isPinAlwaysNeeded: true });
  const { bankCode, accountNumber: number } = payee;
  return pay(rail, cleared, {
    port: rail.ports[0]!,
    details: { ...payee, remarks, rules, reference: newReference() },
    intent,
    endsAt,
    expectedBy: new Date(now() + expectedMs),
    alongside: (tx, { transferId, createdAt: at }) =>
      noteSent(tx, { customer: call.caller.number, bankCode, number }, { transferId, at }),
  });
}

/** Refuses what costs something else than the screen said: a rule may have begun while the customer typed the PIN. */
function requireSeen(seen: Money | undefined, total: Money): void {
  if (seen === undefined || seen.minor === total.minor) return;
  const price = formatMoney(total);
  throw refuse(pricingRefusals.price_changed, {
    facts: { price: { amount: price, currency: 'NGN' } },
    body: { price },
  });
}

const nairaOnly = () => refuse(walletRefusals.wrong_currency, { reason: say(bankReasons.naira_wallet_needed, {}) });

/** Looked up again: a name that a screen showed a while ago may have been another account's. */
async function payeeOf(
  banks: Banks,
  { name: bankName }: Bank,
  account: SendCall['body']['to_bank_account'],
): Promise<Pick<BankTransferDetails, 'accountName' | 'accountNumber' | 'bankCode' | 'bankName'>> {
  const { account_number: accountNumber, bank_code: bankCode, beneficiary_name: named } = account;
  const accountName = await banks.holder({ number: accountNumber, bankCode });
  if (!isSameName(accountName, named)) {
    throw refuse(bankRefusals.name_mismatch, {
      errors: { 'to_bank_account.beneficiary_name': asFault(bankRefusals.name_mismatch) },
    });
  }
  return { accountName, accountNumber, bankCode, bankName };
}
