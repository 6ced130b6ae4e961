import { transaction } from '@wura/database';
import { readPage } from '@wura/database/page';
import { deleteBlock, listBlocks, type Block, type CustomerRouter } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes, type BlockedPerson } from '../contract.ts';
import { block, type BlockNeeds } from './block.ts';

export function blockedPeople(router: CustomerRouter, needs: BlockNeeds): void {
  const { pool } = needs;

  router.serve(routes.list, async ({ caller, query: { limit = 100, cursor = null } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => listBlocks(pool, { customer: caller.number, limit: max, after: cursor }),
      ({ publicId }) => publicId,
    );
    return { status: 200, body: { data: rows.map(onWire), nextCursor } };
  });

  router.serve(routes.block, async ({ caller, body }) => ({
    status: 201,
    body: onWire(await block(needs, caller.number, body)),
  }));

  router.serve(routes.unblock, async ({ caller, params: { id: publicId } }) => {
    const isGone = await transaction(pool, tx => deleteBlock(tx, { customer: caller.number, publicId }));
    if (!isGone) throw refuse(commonRefusals.not_found);
    needs.identity.holders.forget(caller.number);
    return { status: 204, body: null };
  });
}

const onWire = ({ publicId, name, accountNumber, blockedAt }: Block): BlockedPerson => ({
  id: publicId,
  name,
  account_number: accountNumber,
  blocked_at: blockedAt.toISOString(),
});
