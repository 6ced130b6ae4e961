import { providerRefusals } from '@wura/provider-payments/contract';
import { noteCheckedNumber, type SignedIn } from '@wura/identity/server';
import { transaction } from '@wura/database';
import { asFault } from '@wura/wire/phrases';
import { refuse, type Refusal } from '@wura/wire/refusals';
import { kycRefusals } from '../contract.ts';
import { claimNumber } from './claim-number.ts';
import type { KycNeeds } from './needs.ts';
import type { Claimed, IdentityAnswer, IdentityChecker } from './ports.ts';
import { deleteClaim, isTaken } from './queries.ts';
import { numberDigests, type NumberKind } from './seals.ts';
import { raiseByNumbers } from './tier-of-numbers.ts';

export interface Numbers {
  bvn?: string | undefined;
  nin?: string | undefined;
}

export interface Checked {
  tier: number;
  bvn: boolean;
  nin: boolean;
}

/** Asks the registers about a customer's own numbers. What was found true is kept even if the other one was not. */
export async function checkIdentity(
  needs: KycNeeds,
  caller: SignedIn,
  numbers: Numbers,
  claimed: Claimed,
): Promise<Checked> {
  const { pool, vault, checker, now } = needs;
  const customer = caller.number;
  if (!checker) throw refuse(providerRefusals.service_off);
  const given = (['bvn', 'nin'] as const).flatMap(kind => (numbers[kind] ? [{ kind, number: numbers[kind] }] : []));
  // Asked first: every question to the registers costs money.
  for (const { kind, number } of given) {
    const taken = { customer, kind, digests: numberDigests(vault, kind, number) };
    if (await isTaken(pool, taken)) throw refuse(kycRefusals.number_taken, errorsFor([kind], kycRefusals.number_taken));
  }
  const answers = await Promise.all(given.map(async each => ({ ...each, answer: await ask(checker, each, claimed) })));
  const kindsOf = (outcome: IdentityAnswer['outcome']) =>
    answers.filter(({ answer }) => answer.outcome === outcome).map(({ kind }) => kind);

  const checked = await transaction(pool, async tx => {
    const at = new Date(now());
    for (const { kind, number, answer } of answers) {
      if (answer.outcome === 'declined') {
        await deleteClaim(tx, { customer, kind, digests: numberDigests(vault, kind, number) });
      }
      if (answer.outcome !== 'accepted') continue;
      await claimNumber(tx, vault, { customer, kind, number, checkedAt: at });
      await noteCheckedNumber(tx, customer);
    }
    // The registers take seconds, and documents may have been approved meanwhile: the customer who called is an old one.
    const { tier, known } = await raiseByNumbers(tx, customer);
    return { tier, bvn: known.has('bvn'), nin: known.has('nin') };
  });
  const declined = kindsOf('declined');
  if (declined.length > 0) {
    throw refuse(kycRefusals.identity_declined, errorsFor(declined, kycRefusals.identity_declined));
  }
  if (kindsOf('unknown').length > 0) throw refuse(providerRefusals.provider_unavailable);
  return checked;
}

function ask(checker: IdentityChecker, { kind, number }: { kind: NumberKind; number: string }, claimed: Claimed) {
  return kind === 'bvn' ? checker.checkBvn(number, claimed) : checker.checkNin(number, claimed);
}

function errorsFor(kinds: readonly NumberKind[], refusal: Refusal) {
  return { errors: Object.fromEntries(kinds.map(kind => [kind, asFault(refusal)])) };
}
