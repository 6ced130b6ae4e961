import { transaction, type Queries } from '@wura/database';
import { readNames, refuseOut, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { isMinor } from '@wura/policy/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { guardianRefusals } from '../refusals.ts';
import { wardsMax, type Relation } from '../rules.ts';
import type { Guardians } from './needs.ts';
import { guardianAgreed } from './notices.ts';
import { countWards, lockLink, readLink, readSide, updateAgreed } from './queries.ts';

interface Agreement {
  readonly publicId: string;
  readonly pin: string;
  readonly relation: Relation;
}

/** The adult agrees, with the PIN: it is they who answer for what the account does. */
export async function agree(
  needs: Guardians,
  caller: SignedIn,
  { publicId, pin, relation }: Agreement,
  origin: Origin,
): Promise<void> {
  const { pool, identity } = needs;
  const asked = await readLink(pool, publicId);
  if (asked?.guardian !== caller.number) throw refuse(commonRefusals.not_found);
  if (asked.status !== 'asked') throw refuse(guardianRefusals.guardian_step);
  await requireFit(pool, caller.number, needs.now());
  await identity.pins.check(caller.number, pin, origin);
  const at = new Date(needs.now());
  await transaction(pool, async tx => {
    await refuseOut(tx, caller);
    const link = (await lockLink(tx, publicId))!;
    if (link.status !== 'asked') throw refuse(guardianRefusals.guardian_step);
    if ((await countWards(tx, caller.number)) >= wardsMax) throw refuse(guardianRefusals.guardian_of_many);
    await updateAgreed(tx, { id: link.id, relation, at });
    const name = (await readNames(tx, [caller.number])).get(caller.number)!;
    await notify(tx, { customer: link.young, what: guardianAgreed, facts: { name }, at });
  });
}

/** An adult whose papers staff have approved, and who is not frozen: read past what a session remembers. */
export async function requireFit(db: Queries, guardian: bigint, now: number): Promise<void> {
  const { bornOn, tier, isFrozen, isErased } = await readSide(db, guardian);
  const isFit = tier === 3 && !isFrozen && !isErased && !isMinor(bornOn, now);
  if (!isFit) throw refuse(guardianRefusals.guardian_unfit);
}
