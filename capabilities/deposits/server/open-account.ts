import { providerRefusals } from '@wura/provider-payments/contract';
import { identityRefusals } from '@wura/identity/contract';
import { readUser, type SignedIn } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { depositReasons, depositRefusals } from '../refusals.ts';
import type { Deposits } from './needs.ts';
import { insertAccount, readAccountOf, type AccountRow } from './account-queries.ts';

/** A bank account number of the customer's own. A customer who asks again gets the same one. */
export async function openDepositAccount(
  { pool, policy, walletServices, accounts }: Deposits,
  caller: SignedIn,
): Promise<ReplyOf<typeof routes.openAccount>> {
  const known = await readAccountOf(pool, caller.number);
  if (known) return accountOnWire(known);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  policy.limits.requireMayMove(caller);
  if (!(await walletServices.wallets.ofCustomer({ owner: caller.number, currency: 'NGN' }))) {
    throw refuse(depositRefusals.no_naira_wallet);
  }
  if (!accounts) throw refuse(providerRefusals.service_off);
  const person = await readUser(pool, caller.number);
  const opened = await accounts.open({
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    phone: person.phone_number,
  });
  if (opened.outcome === 'unknown') throw refuse(providerRefusals.provider_unavailable);
  if (opened.outcome === 'declined') {
    throw refuse(depositRefusals.deposit_refused, { reason: say(depositReasons.account_not_opened, {}) });
  }
  const { number, name, bank } = opened;
  await transaction(pool, tx =>
    insertAccount(tx, { customer: caller.number, provider: accounts.provider, number, name, bank }),
  );
  return accountOnWire((await readAccountOf(pool, caller.number))!);
}

export function accountOnWire({ account_number, account_name, bank_name }: AccountRow) {
  return { account_number, account_name, bank_name };
}
