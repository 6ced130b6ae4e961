import type { Tx } from '@wura/database';
import {
  beginCoolingOff,
  endAllSessions,
  requireCustomerRecord,
  recordEvent,
  type CustomerRecord,
  type Identity,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { defineApproval, type Approvals, type Note, type Operator } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { customerDeskRefusals } from '../operator-contract.ts';
import { twoFactorEndedByStaff } from './notices.ts';

interface Needs {
  identity: Pick<Identity, 'holders' | 'secondFactor'>;
  now: () => number;
}

const name = 'customer_two_factor_off';

/** One operator who was talked into it is not enough to open an account with a password alone. */
export async function beginEndOfTwoFactor(
  tx: Tx,
  {
    identity,
    operators,
  }: { identity: Pick<Identity, 'secondFactor'> } & { operators: { approvals: Pick<Approvals, 'begin'> } },
  { customer, reason, operator }: { customer: CustomerRecord; reason: string; operator: Operator },
  note: Note,
): Promise<string> {
  const { id: subject, number, firstName, lastName } = customer;
  if (!(await identity.secondFactor.isOn(tx, number))) throw refuse(customerDeskRefusals.no_second_factor);
  const payload = { customer: `${firstName} ${lastName}` };
  return (await operators.approvals.begin(tx, { name }, { subject, payload, reason, operator }, note)).id;
}

/**
 * Every session ends and a day of lower limits begins, so that a thief who talked two people into it gains little before the
 * owner has read of it.
 */
export function twoFactorApproval({ identity, now }: Needs) {
  return defineApproval({
    name,
    roles: ['compliance'],
    payload: z.object({ customer: z.string() }),
    async carryOut(tx, { subject, reason, emails }, note) {
      const { number } = await requireCustomerRecord(tx, subject);
      await requireOthers(tx, identity, { customers: [number], emails });
      if (!(await identity.secondFactor.isOn(tx, number))) throw refuse(customerDeskRefusals.no_second_factor);
      const at = new Date(now());
      await identity.secondFactor.turnOff(tx, number);
      await endAllSessions(tx, { customer: number, at });
      await beginCoolingOff(tx, { customer: number, at });
      await recordEvent(tx, { what: 'two_factor_off', customer: number, address: '', requestId: subject, at });
      await notify(tx, { customer: number, what: twoFactorEndedByStaff, facts: {}, at });
      await note({ what: 'customer_two_factor_off', subject, why: reason });
    },
  });
}
