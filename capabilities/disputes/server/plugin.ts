import { readPage } from '@wura/database/page';
import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { customerVault, type CustomerRouter, type SignedIn } from '@wura/identity/server';
import { serveMadeOnce, type NoteMade } from '@wura/wallets/server/serve-made-once';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes, type Dispute } from '../contract.ts';
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
  const ofCase = { pool, movements: needs.walletServices.movements, show };

  serveMadeOnce(router, routes.open, {
    ...ofCase,
    make: ({ caller, body, address, requestId }, noteMade) =>
      openDispute(needs, caller, body, { address, requestId, noteMade }),
  });

  router.serve(routes.list, async ({ caller, query }) => {
    const { limit = 20, cursor = null, transaction_id: movement = null } = query;
    const { rows, nextCursor } = await readPage(
      limit,
      max => listOwn(pool, { customer: caller.number, movement, limit: max, after: cursor }),
      ({ id }) => id,
    );
    return { status: 200, body: { data: rows.map(lineOf), nextCursor } };
  });

  router.serve(routes.read, async ({ caller, params: { id } }) => ({ status: 200, body: await show(caller, id) }));

  serveMadeOnce(router, routes.write, { ...ofCase, make: write });
  serveMadeOnce(router, routes.addEvidence, {
    ...ofCase,
    make: ({ caller, params: { id }, files }, noteMade) =>
      addEvidence(needs, { id, customer: caller.number, bytes: files.file, noteMade }),
  });

  async function show({ number }: SignedIn, id: string): Promise<Dispute> {
    const row = await readDispute(pool, { id, customer: number });
    if (!row) throw refuse(commonRefusals.not_found);
    return asOwn(pool, needs, row);
  }

  function write({ caller, params: { id }, body: { text } }: Call<typeof routes.write, SignedIn>, noteMade: NoteMade) {
    const customer = caller.number;
    return transaction(pool, async tx => {
      const row = await lockDispute(tx, { id, customer });
      if (!row) throw refuse(commonRefusals.not_found);
      if (isClosed(row.status)) throw refuse(disputeRefusals.dispute_closed);
      const at = new Date(now());
      // An answer to what we asked puts it back into our hands.
      const status = row.status === 'needs_information' ? ('in_review' as const) : null;
      const sealedText = (await customerVault(tx, vault, customer)).seal(text, purposes.step(id));
      await insertStep(tx, { dispute: row.number, at, operator: null, status, sealedText });
      if (status) await updateStatus(tx, { number: row.number, status, closedAt: null });
      await noteMade(tx, id);
      return asOwn(tx, needs, (await readDispute(tx, { id, customer }))!);
    });
  }
}
