import { transaction } from '@wura/database';
import type { ServerNeeds } from '@wura/features/server';
import {
  confirmStepUp,
  holdPayments,
  lockOwnLimits,
  readOwnLimits,
  recordEvent,
  refuseOut,
  saveOwnLimits,
  type ChosenLimits,
  type OwnCaps,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { stepUpRefusals } from '@wura/identity/step-up';
import { guardNever, nightNumber } from '@wura/policy/server';
import { notify } from '@wura/notices/server';
import type { Money } from '@wura/money';
import type { BodyOf } from '@wura/wire';
import type { Fault } from '@wura/wire/phrases';
import { refuse, refuseFields } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { ownLimitFaults } from '../refusals.ts';
import { easedBy, withWanted } from './ease.ts';
import { guardEased, guardTightened, limitsLowered, limitsRaised, transfersOff, transfersOn } from './notices.ts';

type Asked = BodyOf<typeof routes.change>;

const smallestMinor = 100_00n;

/**
 * What is stricter holds from this commit on. What allows more is what a thief with an open session would ask for: it needs
 * the second factor, and where the rules say so it waits for a day, in which its owner reads of it and can take it back.
 */
export async function changeOwnLimits(
  { identity, policy: { limits } }: Pick<ServerNeeds, 'identity' | 'policy'>,
  caller: SignedIn,
  asked: Asked,
  origin: Origin,
): Promise<ChosenLimits> {
  const { now, pool, sessions } = identity;
  const customer = caller.number;
  const { outPerDayMinor: tierMinor } = limits.tiers().find(({ tier }) => tier === caller.tier)!;
  const wanted = wantedIn(asked, tierMinor);
  const usual = limits.guardOf({ guardNight: null, guardOverMinor: null });
  const needsProof = easedBy(await readOwnLimits(pool, customer), wanted, { at: now(), usual });
  if (needsProof) await confirmStepUp(identity, caller, asked, origin);

  const chosen = await transaction(pool, async tx => {
    const at = new Date(now());
    await holdPayments(tx, customer);
    await refuseOut(tx, caller);
    const held = await lockOwnLimits(tx, customer);
    const isEased = easedBy(held, wanted, { at: now(), usual });
    // Another window of theirs has lowered it since.
    if (isEased && !needsProof) throw refuse(stepUpRefusals.step_up_required);
    const next = withWanted(held, wanted, { at, easierFrom: limits.easierFrom(), usual });
    await saveOwnLimits(tx, customer, next);
    const { address, requestId } = origin;
    const what = isEased ? 'own_limits_eased' : 'own_limits_tightened';
    await recordEvent(tx, { what, customer, address, requestId, at });
    const facts = { from: next.next?.from ?? null };
    const isAboutTransfers = wanted.isTransferOff !== undefined;
    const isAboutGuard = wanted.guardNight !== undefined || wanted.guardOverMinor !== undefined;
    const isAboutSums = wanted.perDayMinor !== undefined || wanted.perPaymentMinor !== undefined;
    if (isAboutTransfers) await notify(tx, { customer, what: isEased ? transfersOn : transfersOff, facts, at });
    if (isAboutSums) await notify(tx, { customer, what: isEased ? limitsRaised : limitsLowered, facts, at });
    if (isAboutGuard) await notify(tx, { customer, what: isEased ? guardEased : guardTightened, facts, at });
    return next;
  });
  sessions.forget(customer);
  return chosen;
}

function wantedIn(asked: Asked, tierMinor: bigint): Partial<OwnCaps> {
  const [perPayment, perDay] = [capFault(asked.per_payment, tierMinor), capFault(asked.per_day, tierMinor)];
  if (perPayment ?? perDay) {
    throw refuseFields({ ...(perPayment && { per_payment: perPayment }), ...(perDay && { per_day: perDay }) });
  }
  const {
    per_payment: payment,
    per_day: day,
    instant_transfers: transfers,
    guard_night: night,
    guard_over: over,
  } = asked;
  return {
    ...(payment !== undefined && { perPaymentMinor: payment && payment.minor }),
    ...(day !== undefined && { perDayMinor: day && day.minor }),
    ...(transfers !== undefined && { isTransferOff: !transfers }),
    ...(night !== undefined && { guardNight: night ? nightNumber(night) : 0 }),
    ...(over !== undefined && { guardOverMinor: over ? over.minor : guardNever }),
  };
}

function capFault(cap: Money | null | undefined, tierMinor: bigint): Fault | undefined {
  if (!cap) return undefined;
  if (cap.minor > tierMinor) return ownLimitFaults.own_limit_above_tier;
  return cap.minor < smallestMinor ? ownLimitFaults.own_limit_too_small : undefined;
}
