import { providerRefusals } from '@wura/provider-payments/contract';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { pay, type Paid } from '@wura/provider-payments/server/pay';
import { requireSeen } from '@wura/policy/server';
import { walletRefusals } from '@wura/wallets/contract';
import type { Asker } from '@wura/wallets/server/asker';
import { admit, clear, requireAffordable, type Clearing } from '@wura/wallets/server/clear';
import { isSameName } from '@wura/wallets/same-name';
import type { Payee } from '@wura/wallets/server/guard';
import type { Intent } from '@wura/wallets/server/intents';
import { totalOf } from '@wura/wallets/server/statements';
import { asFault, say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { BodyOf } from '@wura/wire';
import { hourMs } from '@wura/platform/time';
import type { routes } from '../contract.ts';
import { bankReasons, bankRefusals } from '../refusals.ts';
import type { Banks } from './banks.ts';
import { bankTransfer } from './kind.ts';
import type { Sending } from './needs.ts';
import type { Bank, BankTransferDetails } from './ports.ts';
import { bankTransferPrice } from './price.ts';
import { keepName, noteSent, readKeptName, type Account } from './queries.ts';

export type SendCall = Asker & {
  readonly body: BodyOf<typeof routes.send>;
  /** Its customer confirmed the name when they asked for it, for a day to come. */
  readonly isNameConfirmed?: boolean;
  /** When they agreed to the price, where that was before. */
  readonly agreedAt?: Date | undefined;
};

/** Most transfers arrive within seconds; the rule for those that do not is an hour. */
const expectedMs = hourMs;
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
  const { fees, rules } = policy.price({ kind: bankTransferPrice, amount, on: call.agreedAt });
  const bank = await banks.find(account.bank_code, 'to_bank_account.bank_code');
  await requireAffordable(needs, payer, { as: 'transfer', amount, fees });
  const payee = await payeeOf(banks, bank, account);
  const saved = { customer: call.caller.number, bankCode: payee.bankCode, number: payee.accountNumber };
  const isRenamed =
    !call.isNameConfirmed && (await isSavedOtherwise(needs, saved, { payee, accepted: call.body.accepted_name }));
  requireSeen(total, { currency: 'NGN', minor: amount.minor + totalOf(fees) });
  const to = accountPayee(needs.walletServices, { ...saved, bankName: bank.name });
  const cleared = await clear(needs, payer, { as: 'transfer', amount, fees, payee: to, pin, isPinAlwaysNeeded: true });
  return pay(rail, cleared, {
    port: rail.ports[0]!,
    details: { ...payee, remarks, rules, reference: newReference() },
    intent,
    endsAt,
    expectedBy: new Date(now() + expectedMs),
    async alongside(tx, { transferId, createdAt: at }) {
      await noteSent(tx, saved, { transferId, at });
      if (isRenamed) await keepName(tx, saved, payee.accountName);
    },
  });
}

/**
 * Refuses a saved account that its bank calls something else by now, until its customer has said so to that very name. True
 * where they have.
 */
async function isSavedOtherwise(
  { pool }: Pick<Sending, 'pool'>,
  saved: Account,
  {
    payee: { accountName },
    accepted,
  }: { payee: Pick<BankTransferDetails, 'accountName'>; accepted: string | undefined },
): Promise<boolean> {
  const kept = await readKeptName(pool, saved);
  if (kept === undefined || isSameName(kept, accountName)) return false;
  if (accepted !== undefined && isSameName(accepted, accountName)) return true;
  throw refuse(bankRefusals.saved_name_changed, { body: { kept_name: kept, account_name: accountName } });
}

/** An account as the guard of new payees asks about it. */
export const accountPayee = (
  { payees }: Pick<Clearing['walletServices'], 'payees'>,
  { customer, bankCode, bankName, number: accountNumber }: Account & { bankName: string },
): Payee => ({
  name: `account ${bankCode} ${accountNumber}`,
  async wasPaid() {
    if (!payees) throw new Error('a payee is asked about where none are known');
    const details = { accountNumber, bankCode, bankName, accountName: '', remarks: '', reference: '', rules: '' };
    return payees.wasPaid(customer, { kind: bankTransfer, details });
  },
});

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
