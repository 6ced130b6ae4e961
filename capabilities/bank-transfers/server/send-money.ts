import { providerRefusals } from '@wura/provider-payments/contract';
import { carryOut, newReference, openPayment, type PaymentRail } from '@wura/provider-payments/server/carry-out';
import type { Job } from '@wura/jobs';
import { identityRefusals } from '@wura/identity/contract';
import type { SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import type { Allowance, Entry, Posted } from '@wura/ledger/server/order';
import { parseMoney, type Money } from '@wura/money';
import { transaction } from '@wura/database';
import { isDatabaseUnavailable } from '@wura/database/errors';
import type { Call } from '@wura/http/router';
import type { Price } from '@wura/policy/server';
import { walletRefusals } from '@wura/wallets/contract';
import type { Intent } from '@wura/wallets/server/intents';
import { asRefusal } from '@wura/wallets/server/movements';
import { confirmSpend, inFigures } from '@wura/wallets/server/spending';
import { begin } from '@wura/wallets/server/waiting-movements';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { bankRefusals, type routes } from '../contract.ts';
import { isSameName, messages } from '../rules.ts';
import { bankTransfer } from './kind.ts';
import type { Opened } from './needs.ts';
import type { BankTransferDetails } from './ports.ts';
import { bankTransferPrice } from './price.ts';
import { noteSent } from './queries.ts';

type SendCall = Call<typeof routes.send, SignedIn>;

/** Most transfers arrive within seconds; the rule for those that do not is an hour. */
const expectedMs = 60 * 60 * 1000;
/** How long the customer waits at most for the whole of it, and a moment less than the ten seconds we promise. */
const waitMs = 9_000;

/**
 * Money to a bank account. Checked in the order every payment keeps; then held, with its reference and the job to carry
 * it out, in one commit; and only then does the first call leave us.
 */
export async function sendMoney(needs: Opened, call: SendCall, intent: Intent): Promise<Posted> {
  const { pool, walletServices, banks, policy, rail } = needs;
  const { caller, body } = call;
  const startedAt = performance.now();
  const done = intent.isNamed ? await walletServices.movements.find(intent.request) : undefined;
  if (done) return { entry: done, replayed: true };

  const amount = parseMoney(body.amount, 'NGN') as Money;
  const from = await walletServices.wallets.findOwn(caller.number, body.from_wallet_id);
  if (!from) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  const allowance = policy.limits.allowance(caller, amount);
  if (from.currency !== 'NGN') throw refuse(walletRefusals.wrong_currency, { message: naira });
  if (!rail) throw refuse(providerRefusals.service_off);

  const { account_number: accountNumber, bank_code: bankCode, beneficiary_name: named } = body.to_bank_account;
  const bank = await banks.find(bankCode);
  // Looked up again: a name that a screen showed a while ago may have been another account's.
  const accountName = await banks.holder({ number: accountNumber, bankCode });
  if (!isSameName(accountName, named)) {
    throw refuse(bankRefusals.name_mismatch, { errors: { 'to_bank_account.beneficiary_name': messages.name } });
  }
  const price = policy.price({ kind: bankTransferPrice, amount });
  const origin = { address: call.address, requestId: call.requestId };
  await confirmSpend(
    { pool, limits: policy.limits, pins: needs.identity.pins },
    {
      who: caller,
      from,
      totalMinor: price.total.minor,
      allowance,
      pin: { amount: price.total, pin: body.pin, always: true, origin },
    },
  );
  const details: BankTransferDetails = {
    accountNumber,
    bankCode,
    bankName: bank.name,
    accountName,
    remarks: body.remarks ?? '',
    reference: newReference(),
    rules: price.rules,
  };
  const { entry, job } = await hold(needs, { rail, caller, from, price, details, intent, allowance });
  await carryOut(rail, job, { untilMs: waitMs - (performance.now() - startedAt) });
  return { entry, replayed: false };
}

const naira = 'Bank transfers are paid from your naira wallet.';

interface Holding {
  rail: PaymentRail;
  caller: SignedIn;
  from: WalletFacts;
  price: Price;
  details: BankTransferDetails;
  intent: Intent;
  allowance: Allowance;
}

async function hold(needs: Opened, holding: Holding): Promise<{ entry: Entry; job: Job }> {
  const { pool, policy, now } = needs;
  const { rail, caller, from, price, details, intent, allowance } = holding;
  const { reference, bankCode, accountNumber: number } = details;
  try {
    return await transaction(
      pool,
      async tx => {
        const entry = await begin(tx, {
          kind: bankTransfer,
          from,
          amountMinor: price.amount.minor,
          fees: price.fees,
          details: { ...details },
          intent,
          allowance,
          expectedBy: new Date(now() + expectedMs),
        });
        const { transferId, createdAt: at } = entry;
        const payment = { reference, operation: 'transfer', transferId, customer: caller.number };
        const job = await openPayment(tx, rail, payment);
        await noteSent(tx, { customer: caller.number, bankCode, number }, { transferId, at });
        return { entry, job };
      },
      { retries: 5 },
    );
  } catch (error) {
    // The commit itself may have been cut off: it stands or it does not, and the key will tell.
    if (isDatabaseUnavailable(error)) throw refuse(ledgerRefusals.outcome_unknown);
    throw await inFigures({ pool, limits: policy.limits }, { allowance, error: asRefusal(error) });
  }
}
