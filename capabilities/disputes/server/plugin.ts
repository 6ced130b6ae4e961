import { readPage } from '@wura/database/page';
import { transaction } from '@wura/database';
import { customerVault, type CustomerRouter } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { disputeRefusals } from '../refusals.ts';
import { isClosed } from '../rules.ts';
import { addEvidence } from './add-evidence.ts';
import type { DisputeNeeds } from './needs.ts';
import { asOwn, lineOf } from './on-wire.ts';
import { openDispute } from './open-dispute.ts';
import { insertStep, listOwn, lockDispute, readDispute, updateStatus } from './queries.ts';
import { purposes } from './seals.ts';

export function disputes(router: CustomerRouter, needs: DisputeNeeds): void {
  const { pool, vault, now } = needs;

  router.serve(routes.open, async call => ({
    status: 201,
    body: await openDispute(needs, call.caller, call.body, call),
  }));

  router.serve(routes.list, async ({ caller, query }) => {
    const { limit = 20, cursor = null, transaction_id: movement = null } = query;
    const { rows, nextCursor } = await readPage(
      limit,
      max => listOwn(pool, { customer: caller.number, movement, limit: max, after: cursor }),
      ({ id }) => id,
    );
    return { status: 200, body: { data: rows.map(lineOf), nextCursor } };
  });

  router.serve(routes.read, async ({ caller, params: { id } }) => {
    const row = await readDispute(pool, { id, customer: caller.number });
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: await asOwn(pool, needs, row) };
  });

  router.serve(routes.write, async ({ caller, params: { id }, body: { text } }) => {
    const customer = caller.number;
    const body = await transaction(pool, async tx => {
      const row = await lockDispute(tx, { id, customer });
      if (!row) throw refuse(commonRefusals.not_found);
      if (isClosed(row.status)) throw refuse(disputeRefusals.dispute_closed);
      const at = new Date(now());
      // An answer to what we asked puts it back into our hands.
      const status = row.status === 'needs_information' ? ('in_review' as const) : null;
      const sealedText = (await customerVault(tx, vault, customer)).seal(text, purposes.step(id));
      await insertStep(tx, { dispute: row.number, at, operator: null, status, sealedText });
      if (status) await updateStatus(tx, { number: row.number, status, closedAt: null });
      return asOwn(tx, needs, (await readDispute(tx, { id, customer }))!);
    });
    return { status: 201, body };
  });

  router.serve(routes.addEvidence, async ({ caller, params: { id }, files }) => ({
    status: 201,
    body: await addEvidence(needs, { id, customer: caller.number, bytes: files.file }),
  }));
}
