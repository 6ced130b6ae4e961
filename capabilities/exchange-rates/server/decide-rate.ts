import type { Tx } from '@wura/database';
import { isCurrencyCode } from '@wura/money/currencies';
import { defineApproval, type ApprovalKind, type Approvals, type Note, type Operator } from '@wura/operators/server';
import { hourMs } from '@wura/platform/time';
import type { KnownSource } from '@wura/rates/server';
import {
  acceptHeld,
  decideRate,
  isDecidedSince,
  movedTooFar,
  weighHeld,
  weighOwn,
  type Weighed,
} from '@wura/rates/server/staff';
import { refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { staffRateRefusals } from '../operator-contract.ts';

export interface RateDesk {
  readonly sources: readonly KnownSource[];
  readonly now: () => number;
}

const hoursDefault = 24;

const decision = z.object({
  currency: z.string().refine(isCurrencyCode),
  rate: z.string().nullish(),
  hours: z.number().optional(),
  stopped: z.boolean().optional(),
  accept: z.boolean().optional(),
});
type Decision = z.output<typeof decision>;

/** What each source that holds a rate says. */
type Held = Readonly<Record<string, string>>;

/** What is done is what was asked; of a rate that jumped, what each source that holds it said. */
const payload = decision.extend({ held: z.record(z.string(), z.string()).optional() });

const name = 'rate_decision';

/**
 * One operator decides about a currency. A rate far from what is known of it, set or accepted, is quoted once another has
 * agreed: answers what that approval is called. To go back to the sources, or to quote a currency no more, needs one.
 */
export async function decide(
  tx: Tx,
  needs: RateDesk & { readonly approvals: Pick<Approvals, 'begin'> },
  { asked, operator }: { asked: Decision & { reason: string; seen?: Held | undefined }; operator: Operator },
  note: Note,
): Promise<string | undefined> {
  const { currency, rate, hours, stopped, accept, reason, seen } = asked;
  if (currency === 'USD' && (typeof rate === 'string' || accept)) throw refuse(staffRateRefusals.base_has_no_rate);
  const held = accept ? await weighHeld(tx, { ...needs, currency }) : undefined;
  if (accept && !held) throw refuse(staffRateRefusals.nothing_held);
  if (held && seen) requireSeen(held, seen);
  // What is stopped is quoted at no rate.
  const own =
    typeof rate === 'string' && !stopped
      ? await weighOwn(tx, { ...needs, currency, rate, now: needs.now() })
      : undefined;
  const far = [held, own].find(weighed => weighed?.needsTwo);
  if (far) {
    const wanted = { currency, rate, hours, stopped, accept, held: held?.held, ...shown(far) };
    const begun = { subject: currency, payload: wanted, reason, operator };
    return (await needs.approvals.begin(tx, { name }, begun, note)).id;
  }
  await carryOut(tx, needs, { ...asked, held: held?.held }, note);
  return undefined;
}

const shown = ({ comparedWith, off = 'not known' }: Weighed) => ({ compared_with: comparedWith, off_by: off });

/** A rate that two have agreed on, quoted from the second one's word on. */
export const rateApproval = (needs: RateDesk): ApprovalKind =>
  defineApproval({
    name,
    roles: ['finance'],
    payload,
    async carryOut(tx, { payload: agreed, reason, begunAt }, note) {
      const { currency, held } = agreed;
      // An operator who stopped the currency meanwhile knew more than the one who began this.
      if (await isDecidedSince(tx, { currency, at: begunAt })) throw refuse(staffRateRefusals.rate_decided_since);
      if (held) {
        const now = await weighHeld(tx, { ...needs, currency });
        if (!now) throw refuse(staffRateRefusals.nothing_held);
        requireSeen(now, held);
      }
      await carryOut(tx, needs, { ...agreed, reason }, note);
    },
  });

/** Sources go on talking while an operator thinks, or a second one is waited for: another jump is another decision. */
function requireSeen({ held }: { held: Held }, seen: Held): void {
  const isSeen = Object.entries(held).every(
    ([source, now]) => seen[source] !== undefined && !movedTooFar({ now, before: seen[source] }),
  );
  if (!isSeen) throw refuse(staffRateRefusals.rate_moved_since);
}

async function carryOut(
  tx: Tx,
  { sources, now }: RateDesk,
  {
    currency,
    rate = null,
    hours = hoursDefault,
    stopped = false,
    accept = false,
    held = {},
    reason,
  }: Decision & { reason: string; held?: Held | undefined },
  note: Note,
): Promise<void> {
  if (accept) await acceptHeld(tx, { currency, sources });
  // To accept what a source says is no decision of one's own, and leaves those that stand.
  if (!accept || rate !== null || stopped) {
    const valid_until = rate === null ? null : new Date(now() + hours * hourMs);
    await decideRate(tx, { currency, rate, valid_until, is_stopped: stopped, reason, set_at: new Date(now()) });
  }
  const what = accept ? 'rate_accepted' : stopped ? 'rate_stopped' : rate === null ? 'rate_withdrawn' : 'rate_set';
  const figures = accept ? Object.entries(held).map(([source, said]) => `${said} of ${source}`) : [];
  const decided = rate === null ? figures.join(', ') : rate;
  await note({ what, subject: currency, why: decided ? `${decided} for one US dollar: ${reason}` : reason });
}
