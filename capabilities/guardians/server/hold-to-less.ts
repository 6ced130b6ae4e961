import { transaction } from '@wura/database';
import { identityRefusals } from '@wura/identity/contract';
import {
  readGuardianCaps,
  readNames,
  refuseOut,
  saveGuardianCaps,
  type GuardianCaps,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { BodyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { guardianRefusals } from '../refusals.ts';
import { requireFit } from './agree.ts';
import type { Guardians } from './needs.ts';
import { guardianHolds } from './notices.ts';
import { lockLink, readLink } from './queries.ts';

type Wanted = BodyOf<typeof routes.hold>;

/**
 * What is stricter holds from this commit on; what allows more is confirmed with the guardian's PIN, by one whom staff would
 * still confirm: a frozen account may be in a stranger's hands.
 */
export async function holdToLess(
  needs: Guardians,
  caller: SignedIn,
  { publicId, wanted }: { publicId: string; wanted: Wanted },
  origin: Origin,
): Promise<void> {
  const { pool, identity } = needs;
  const known = await readLink(pool, publicId);
  if (known?.guardian !== caller.number) throw refuse(commonRefusals.not_found);
  if (known.status !== 'linked') throw refuse(guardianRefusals.guardian_step);
  const { pin } = wanted;
  if (pin === undefined && allowsMore(await readGuardianCaps(pool, known.young), wanted)) {
    throw refuse(identityRefusals.pin_required);
  }
  if (pin !== undefined) await identity.pins.check(caller.number, pin, origin);
  await transaction(pool, async tx => {
    await refuseOut(tx, caller);
    const link = (await lockLink(tx, publicId))!;
    if (link.status !== 'linked') throw refuse(guardianRefusals.guardian_step);
    // Read again under the lock: another window of theirs may have tightened it since, which this one would undo unasked.
    const held = await readGuardianCaps(tx, link.young);
    if (allowsMore(held, wanted)) {
      if (pin === undefined) throw refuse(identityRefusals.pin_required);
      await requireFit(tx, caller.number, needs.now());
    }
    const next = withWanted(held, wanted);
    await saveGuardianCaps(tx, link.young, next);
    const name = (await readNames(tx, [caller.number])).get(caller.number)!;
    const facts = { name, isPaused: next.isPaused, wasPaused: held.isPaused };
    await notify(tx, { customer: link.young, what: guardianHolds, facts, at: new Date(needs.now()) });
  });
  needs.identity.forget(known.young);
}

const withWanted = (held: GuardianCaps, { per_payment: payment, per_day: day, paused }: Wanted): GuardianCaps => ({
  perPaymentMinor: payment === undefined ? held.perPaymentMinor : (payment?.minor ?? null),
  perDayMinor: day === undefined ? held.perDayMinor : (day?.minor ?? null),
  isPaused: paused ?? held.isPaused,
});

const isRaised = (before: bigint | null, after: bigint | null) => before !== null && (after === null || after > before);

function allowsMore(held: GuardianCaps, wanted: Wanted): boolean {
  const next = withWanted(held, wanted);
  return (
    isRaised(held.perPaymentMinor, next.perPaymentMinor) ||
    isRaised(held.perDayMinor, next.perDayMinor) ||
    (held.isPaused && !next.isPaused)
  );
}
