import type { Tx } from '@wura/database';
import { endGuardianship, readNames } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { Ending } from '../rules.ts';
import { guardianDeclined, guardianEnded, guardianRefused } from './notices.ts';
import { updateEnded, type Ended, type LinkRow } from './queries.ts';

/** How a link that is not over ends, by what it was and who ends it. */
const endOf = (link: LinkRow, by: Ending): Ended['status'] => {
  if (link.status === 'linked') return 'ended';
  if (by === 'guardian') return 'declined';
  if (by === 'young') return 'withdrawn';
  return by === 'staff' ? 'refused' : 'lapsed';
};

/**
 * The link is over from this commit on, and with it what the guardian could see and had set. Both sides are
 * told, save `unheard`, a customer who closes their account.
 */
export async function endLink(
  tx: Tx,
  link: LinkRow,
  { by, at, reason, unheard }: { by: Ending; at: Date; reason?: string; unheard?: bigint },
): Promise<void> {
  const status = endOf(link, by);
  await updateEnded(tx, { id: link.id, status, by, at });
  if (link.status === 'linked') await endGuardianship(tx, link.young);
  if (link.guardian === null) return;
  const names = await readNames(tx, [link.young, link.guardian]);
  const young = { customer: link.young, name: names.get(link.guardian)!, isYoung: true };
  const guardian = { customer: link.guardian, name: names.get(link.young)!, isYoung: false };
  if (status === 'declined') {
    return notify(tx, { customer: young.customer, what: guardianDeclined, facts: undefined, at });
  }
  // An invitation that was taken back, or forgotten, is no news.
  if (link.status === 'asked') return;
  for (const { customer, name, isYoung } of [young, guardian]) {
    if (customer === unheard) continue;
    if (status === 'refused') {
      await notify(tx, { customer, what: guardianRefused, facts: { name, reason: reason ?? '' }, at });
    } else {
      await notify(tx, { customer, what: guardianEnded, facts: { name, isYoung, by, reason: reason ?? null }, at });
    }
  }
}
