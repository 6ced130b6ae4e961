import { readPage } from '@wura/database/page';
import type { Pool } from '@wura/database';
import type { OperatorRouter } from '@wura/operators/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { allow, forbid, listForbidden } from './forbidden-addresses.ts';

/** Addresses to which no USDT may go. */
export function usdtForStaff(router: OperatorRouter, { pool }: { pool: Pool }): void {
  router.show(routes.listForbidden, async ({ query: { address, limit = 50, cursor: after } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => listForbidden(pool, { limit: max, after, address }),
      row => row.address,
    );
    const data = rows.map(({ added_at: at, ...row }) => ({ ...row, added_at: at.toISOString() }));
    return { status: 200, body: { data, nextCursor } };
  });

  router.act(routes.forbid, async (tx, { body: { addresses, reason } }, note) => {
    const added = await forbid(tx, { addresses, reason });
    for (const subject of new Set(addresses)) await note({ what: 'usdt_address_forbidden', subject, why: reason });
    return { status: 200, body: { added: added.length } };
  });

  router.act(routes.allow, async (tx, { params: { address: subject }, body: { reason } }, note) => {
    if (!(await allow(tx, subject))) throw refuse(commonRefusals.not_found);
    await note({ what: 'usdt_address_allowed', subject, why: reason });
    return { status: 204, body: null };
  });
}
