import { transaction } from '@wura/database';
import { findByNames, readNames, seenBy, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { randomId } from '@wura/platform/identifiers';
import { lagosDate } from '@wura/platform/time';
import { ageOn, fullAge, guardedAgeMin } from '@wura/policy/server';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { guardianFaults, guardianRefusals } from '../refusals.ts';
import type { Guardians } from './needs.ts';
import { guardianAsked } from './notices.ts';
import { insertLink } from './queries.ts';

/** A young customer asks an adult. The answer is the same whether there is one of that name or not. */
export async function askGuardian(needs: Guardians, caller: SignedIn, given: string): Promise<void> {
  const at = new Date(needs.now());
  const age = ageOn(lagosDate(at.getTime()), caller.bornOn);
  if (age >= fullAge) throw refuse(guardianRefusals.guardian_not_needed);
  if (age < guardedAgeMin) throw refuse(guardianRefusals.guardian_too_young);
  const guardian = (await findAdult(needs, { given, asker: caller.number })) ?? null;
  if (guardian === caller.number) throw refuseFields({ guardian: guardianFaults.guardian_oneself });
  await transaction(needs.pool, async tx => {
    const young = caller.number;
    if (!(await insertLink(tx, { publicId: randomId('grd'), young, guardian, at }))) {
      throw refuse(guardianRefusals.guardian_exists);
    }
    if (guardian === null) return;
    const name = (await readNames(tx, [young])).get(young)!;
    await notify(tx, { customer: guardian, what: guardianAsked, facts: { name }, at });
  });
}

/** None for a customer whom they keep away. */
async function findAdult(
  { identity: { holders }, pool }: Guardians,
  { given, asker }: { given: string; asker: bigint },
): Promise<bigint | undefined> {
  if (given.startsWith('@')) return (await seenBy(holders.findByUsername(given.slice(1)), asker))?.number;
  if (!given.includes('@')) return (await seenBy(holders.findByAccountNumber(given), asker))?.number;
  const number = await findByNames(pool, [given.toLowerCase()]);
  return number === undefined ? undefined : (await seenBy(holders.findByNumber(number), asker))?.number;
}
