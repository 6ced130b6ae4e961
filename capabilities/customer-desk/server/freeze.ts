import type { Tx } from '@wura/database';
import { freezeCustomer, unfreezeCustomer } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { refuse } from '@wura/wire/refusals';
import { customerDeskRefusals } from '../operator-contract.ts';
import { accountFrozen, accountUnfrozen } from './notices.ts';

interface Freezing {
  customer: bigint;
  reason: string;
  at: Date;
}

/** The owner is told at once, and why: money that stands still without a word is a reason to leave. */
export async function freeze(tx: Tx, { customer, reason, at }: Freezing): Promise<void> {
  if (!(await freezeCustomer(tx, { customer, reason, at }))) throw refuse(customerDeskRefusals.frozen_already);
  await notify(tx, { customer, what: accountFrozen, facts: { reason }, at });
}

export async function unfreeze(tx: Tx, { customer, reason, at }: Freezing): Promise<void> {
  if (!(await unfreezeCustomer(tx, customer))) throw refuse(customerDeskRefusals.not_frozen);
  await notify(tx, { customer, what: accountUnfrozen, facts: { reason }, at });
}
