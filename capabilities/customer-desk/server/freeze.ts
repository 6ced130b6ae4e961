import type { Tx } from '@wura/database';
import type { AllFeatures } from '@wura/features/server';
import { freezeCustomer, unfreezeCustomer } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { refuse } from '@wura/wire/refusals';
import { customerDeskRefusals } from '../operator-contract.ts';
import { accountFrozen, accountUnfrozen } from './notices.ts';

type Hearers = Pick<AllFeatures, 'whenFrozen'>;

interface Freezing {
  customer: bigint;
  reason: string;
  at: Date;
}

/** The owner is told at once, and why: money that stands still without a word is a reason to leave. */
export async function freeze(tx: Tx, { whenFrozen }: Hearers, { customer, reason, at }: Freezing): Promise<void> {
  if (!(await freezeCustomer(tx, { customer, reason, at }))) throw refuse(customerDeskRefusals.frozen_already);
  for (const hear of whenFrozen) await hear(tx, customer);
  await notify(tx, { customer, what: accountFrozen, facts: { reason }, at });
}

export async function unfreeze(tx: Tx, { whenFrozen }: Hearers, { customer, reason, at }: Freezing): Promise<void> {
  if (!(await unfreezeCustomer(tx, customer))) throw refuse(customerDeskRefusals.not_frozen);
  for (const hear of whenFrozen) await hear(tx, customer);
  await notify(tx, { customer, what: accountUnfrozen, facts: { reason }, at });
}
