import { transaction } from '@wura/database';
import {
  confirmOwner,
  endAllSessions,
  lockCustomer,
  recordEvent,
  refuseOut,
  type Identity,
  type Origin,
  type Proof,
  type SignedIn,
} from '@wura/identity/server';
import { askForErasure, withdrawErasure } from '@wura/identity/server/erasures';
import { enqueue } from '@wura/jobs';
import { notify } from '@wura/notices/server';
import { dayMs } from '@wura/platform/time';
import { ruleOn } from '@wura/policy/dated-rules';
import { refuse } from '@wura/wire/refusals';
import { myDataRefusals } from '../refusals.ts';
import { daysToThink } from '../rules.ts';
import { eraseJob } from './erase-customer.ts';
import { erasureAsked, erasureTakenBack } from './notices.ts';
import { heldBack, type ReadNeeds } from './read-my-data.ts';

export interface AskNeeds extends ReadNeeds {
  readonly identity: Identity;
}

/**
 * The password, and the second factor where there is one. From the commit on other customers can send nothing to the account.
 * Without days to think it is shut in the same commit: no payment begins between it and the worker who erases. Answers when
 * that is.
 */
export async function askToBeErased(
  needs: AskNeeds,
  caller: SignedIn,
  { proof, origin }: { proof: Proof; origin: Origin },
): Promise<Date> {
  const { identity, rules, now } = needs;
  await confirmOwner(identity, caller, proof, origin);
  const customer = caller.number;
  const at = new Date(now());
  const days = ruleOn(daysToThink[rules], at).value;
  const dueAt = new Date(at.getTime() + days * dayMs);
  await transaction(identity.pool, async tx => {
    const obstacles = await heldBack(tx, needs, customer);
    if (obstacles.length > 0) throw refuse(myDataRefusals.erasure_held_back, { body: { held_back: obstacles } });
    if (!(await askForErasure(tx, { customer, at, dueAt }))) throw refuse(myDataRefusals.erasure_asked);
    await refuseOut(tx, caller);
    await recordEvent(tx, { what: 'erasure_asked', customer, ...origin, at });
    await notify(tx, { customer, what: erasureAsked, facts: { days }, at });
    await enqueue(tx, { kind: eraseJob, subject: String(customer) }, { inMs: days * dayMs });
    if (days > 0) return;
    await lockCustomer(tx, { customer, at });
    await endAllSessions(tx, { customer, at });
  });
  identity.sessions.forget(customer);
  identity.holders.forget(customer);
  return dueAt;
}

/** Until its day a customer may stay. */
export async function stay({ identity, now }: AskNeeds, caller: SignedIn, origin: Origin): Promise<void> {
  const customer = caller.number;
  const at = new Date(now());
  await transaction(identity.pool, async tx => {
    if (!(await withdrawErasure(tx, customer))) throw refuse(myDataRefusals.no_erasure);
    await recordEvent(tx, { what: 'erasure_taken_back', customer, ...origin, at });
    await notify(tx, { customer, what: erasureTakenBack, facts: {}, at });
  });
}
