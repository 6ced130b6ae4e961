import type { Tx } from '@wura/database';
import { readPage } from '@wura/database/page';
import { beginGuardianship, readNames } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import type { OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { workingDaysAfter } from '@wura/platform/time';
import { isMinor } from '@wura/policy/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes, type LinkOnDesk } from '../operator-contract.ts';
import { guardianRefusals } from '../refusals.ts';
import { requireFit } from './agree.ts';
import { endLink } from './end-link.ts';
import type { Guardians } from './needs.ts';
import { guardianLinked } from './notices.ts';
import {
  listForStaff,
  lockLink,
  readLink,
  readSide,
  updateLinked,
  updateReason,
  type LinkOnList,
  type LinkRow,
} from './queries.ts';

/** Young and guardian are told that it takes as long as a review of papers. */
const promisedDays = 3;

/** Staff compare the papers of both and confirm that one answers for the other. Every look is written down. */
export function guardianDesk(router: OperatorRouter, { identity, now }: Pick<Guardians, 'identity' | 'now'>): void {
  router.act(routes.list, async (tx, { query: { status, limit = 25, cursor = null } }, note) => {
    await note({ what: 'guardians_listed', subject: 'guardians', why: status });
    const { rows, nextCursor } = await readPage(
      limit,
      max => listForStaff(tx, { status: status ?? null, limit: max, after: cursor }),
      ({ publicId }) => publicId,
    );
    return { status: 200, body: { data: rows.map(line), nextCursor } };
  });

  router.act(routes.read, async (tx, { params: { id } }, note) => {
    const link = await readLink(tx, id);
    if (!link) throw refuse(commonRefusals.not_found);
    await note({ what: 'guardian_viewed', subject: id });
    return { status: 200, body: await whole(tx, link) };
  });

  router.act(routes.decide, async (tx, { caller, params: { id }, body: { decision, reason } }, note) => {
    const link = await lockLink(tx, id);
    if (!link) throw refuse(commonRefusals.not_found);
    const customers = [link.young, ...(link.guardian === null ? [] : [link.guardian])];
    await requireOthers(tx, identity, { customers, emails: [caller.email] });
    if (link.status !== (decision === 'end' ? 'linked' : 'agreed')) throw refuse(guardianRefusals.guardian_step);
    const at = new Date(now());
    if (decision === 'link') {
      await confirm(tx, link, { reason, at });
    } else {
      await updateReason(tx, link.id, reason);
      await endLink(tx, link, { by: 'staff', at, reason });
    }
    const done = { link: 'guardian_linked', refuse: 'guardian_refused', end: 'guardian_ended' } as const;
    await note({ what: done[decision], subject: id, why: reason });
    return { status: 200, body: await whole(tx, (await readLink(tx, id))!) };
  });
}

/** A birthday, a freeze or papers that lapsed may have come between. */
async function confirm(tx: Tx, link: LinkRow, { reason, at }: { reason: string; at: Date }): Promise<void> {
  const guardian = link.guardian!;
  await requireFit(tx, guardian, at.getTime());
  const young = await readSide(tx, link.young);
  if (young.isErased || !isMinor(young.bornOn, at.getTime())) throw refuse(guardianRefusals.guardian_step);
  await updateLinked(tx, { id: link.id, reason, at });
  await beginGuardianship(tx, link.young);
  const names = await readNames(tx, [link.young, guardian]);
  const told = [
    { customer: link.young, name: names.get(guardian)!, isYoung: true },
    { customer: guardian, name: names.get(link.young)!, isYoung: false },
  ];
  for (const { customer, ...facts } of told) await notify(tx, { customer, what: guardianLinked, facts, at });
}

function line(link: LinkOnList) {
  const { agreedAt, askedAt } = link;
  return {
    id: link.publicId,
    status: link.status,
    young: link.youngName,
    guardian: link.guardianName,
    asked_at: askedAt.toISOString(),
    agreed_at: agreedAt?.toISOString() ?? null,
    due_at: agreedAt && new Date(workingDaysAfter(agreedAt.getTime(), promisedDays)).toISOString(),
  };
}

async function whole(tx: Tx, link: LinkRow): Promise<LinkOnDesk> {
  const young = await sideOf(tx, link.young);
  const guardian = link.guardian === null ? null : await sideOf(tx, link.guardian);
  return {
    ...line({ ...link, youngName: young.name, guardianName: guardian?.name ?? null }),
    relation: link.relation,
    linked_at: link.linkedAt?.toISOString() ?? null,
    ended_at: link.endedAt?.toISOString() ?? null,
    reason: link.reason,
    young_side: young,
    guardian_side: guardian,
  };
}

async function sideOf(tx: Tx, customer: bigint): Promise<LinkOnDesk['young_side']> {
  const { publicId, name, bornOn, address, tier, isFrozen } = await readSide(tx, customer);
  return { id: publicId, name, dob: bornOn, address, tier, frozen: isFrozen };
}
