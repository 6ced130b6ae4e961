import { billerRoutes, type Biller } from '@wura/bills/billers-contract';
import { transaction, type Pool } from '@wura/database';
import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import * as queries from './queries.ts';
import { saveBiller } from './save-biller.ts';

export function billers(router: CustomerRouter, { pool }: { pool: Pool }): void {
  router.serve(billerRoutes.list, async ({ caller, query: { kind, q, limit = 50, cursor: after } }) => {
    const asked = { customer: caller.number, kind, q, after };
    const { rows, nextCursor } = await readPage(
      limit,
      max => queries.listBillers(pool, { ...asked, limit: max }),
      row => row.public_id,
    );
    return { status: 200, body: { data: rows.map(onWire), nextCursor } };
  });

  router.serve(billerRoutes.save, async call => ({ status: 201, body: onWire(await saveBiller(pool, call)) }));

  router.serve(billerRoutes.rename, async ({ caller, params: { id: publicId }, body }) => {
    const named = { customer: caller.number, publicId, label: body.label || null };
    const row = await transaction(pool, tx => queries.renameBiller(tx, named));
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: onWire(row) };
  });

  router.serve(billerRoutes.remove, async ({ caller, params: { id: publicId } }) => {
    const isGone = await transaction(pool, tx => queries.deleteBiller(tx, { customer: caller.number, publicId }));
    if (!isGone) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });
}

function onWire({ public_id: id, kind, number, label, details, created_at }: queries.BillerRow): Biller {
  return { id, kind, label, details: { number, ...details }, created_at: created_at.toISOString() };
}
