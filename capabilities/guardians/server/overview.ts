import type { Queries } from '@wura/database';
import { readGuardianCaps, readNames, type SignedIn } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { isMinor } from '@wura/policy/server';
import type { GuardianLink, GuardianOverview } from '../contract.ts';
import { listWards, readOwnLink, type LinkRow } from './queries.ts';

/** Both of what a customer may be: one who is answered for, and one who answers for others. */
export async function overviewOf(
  db: Queries,
  { number, bornOn }: Pick<SignedIn, 'number' | 'bornOn'>,
  now: number,
): Promise<GuardianOverview> {
  const isYoung = isMinor(bornOn, now);
  const [newest, wards] = await Promise.all([readOwnLink(db, number), listWards(db, number)]);
  const mine = newest && (isYoung || newest.endedAt === null) ? newest : undefined;
  const others = [...wards.map(({ young }) => young), ...(mine?.guardian ? [mine.guardian] : [])];
  const names = await readNames(db, others);
  // Whom an invitation reached is not told before they agree: a stranger's name cannot be fished for with one.
  const hasAgreed = mine?.agreedAt !== null;
  const guardianName = mine?.guardian && hasAgreed ? (names.get(mine.guardian) ?? null) : null;
  return {
    may_ask: isYoung && (mine === undefined || mine.endedAt !== null),
    mine: mine ? await shown(db, mine, guardianName) : null,
    wards: await Promise.all(wards.map(ward => shown(db, ward, names.get(ward.young) ?? null))),
  };
}

async function shown(db: Queries, link: LinkRow, name: string | null): Promise<GuardianLink> {
  const caps = link.status === 'linked' ? await readGuardianCaps(db, link.young) : undefined;
  return {
    id: link.publicId,
    status: link.status,
    name,
    relation: link.relation,
    asked_at: link.askedAt.toISOString(),
    linked_at: link.linkedAt?.toISOString() ?? null,
    ended_at: link.endedAt?.toISOString() ?? null,
    ended_by: link.endedBy,
    reason: link.reason,
    limits: caps
      ? { per_payment: naira(caps.perPaymentMinor), per_day: naira(caps.perDayMinor), paused: caps.isPaused }
      : null,
  };
}

const naira = (minor: bigint | null) => (minor === null ? null : formatMoney({ currency: 'NGN', minor }));
