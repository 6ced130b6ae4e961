import { transaction } from '@wura/database';
import { readPage } from '@wura/database/page';
import type { ServerNeeds } from '@wura/features/server';
import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import { serveMadeOnce } from '@wura/wallets/server/serve-made-once';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { bulkRefusals } from '../refusals.ts';
import { approveBatch, problemsOf, tellsNames } from './approve-batch.ts';
import { checkFile, type BulkNeeds } from './check-file.ts';
import { batchOnWire, lineOnWire } from './on-wire.ts';
import { findBatch, listBatches, lockBatch, stopBatch, type BatchRow } from './queries.ts';
import { countLines, showLines } from './shown-lines.ts';
import { tellOfBatch } from './tell-partners.ts';

const pageMax = 100;

export function bulkPay(router: CustomerRouter, server: ServerNeeds): void {
  const { schedulables } = server.all;
  const forms = new Map(schedulables.map(each => [each.kind, each.form(server)]));
  const needs: BulkNeeds = {
    ...server,
    prices: new Map(schedulables.flatMap(({ kind, price }) => (price ? [[kind, price] as const] : []))),
    isBankOn: forms.get('bank_transfer')?.isOn() ?? false,
    forms,
    countNames: async (caller, kind, count) => {
      const namesBy = schedulables.find(each => each.kind === kind)?.namesBy;
      return namesBy ? router.countFor(namesBy, caller, count) : 0;
    },
  };
  const { pool, now, walletServices } = needs;

  router.serve(routes.list, async ({ caller, query: { limit = 50, cursor: after = null } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => listBatches(pool, { customer: caller.number, limit: max, after }),
      row => row.public_id,
    );
    return { status: 200, body: { data: await shown(caller, rows), nextCursor } };
  });
  serveMadeOnce(router, routes.check, {
    pool,
    movements: walletServices.movements,
    make: async (call, noteMade) => one(call.caller, await checkFile(needs, call, noteMade)),
    show: async (caller, id) => one(caller, await own(caller, id)),
  });
  router.serve(routes.approve, async call => {
    return { status: 200, body: await one(call.caller, await approveBatch(needs, call)) };
  });
  router.serve(routes.show, async ({ caller, params: { id } }) => {
    return { status: 200, body: await one(caller, await own(caller, id)) };
  });

  router.serve(routes.lines, async ({ caller, params: { id }, query }) => {
    const { status: state, limit = pageMax, cursor = '0' } = query;
    const batch = await own(caller, id);
    const rows = await showLines(pool, { batch: batch.id, state, after: Number(cursor), limit: limit + 1 });
    const isNamed = await tellsNames(pool, batch);
    const data = rows.slice(0, limit).map(row => lineOnWire(walletServices, row, { isNamed }));
    return { status: 200, body: { data, nextCursor: rows.length > limit ? String(data.at(-1)!.line) : null } };
  });

  router.serve(routes.stop, async ({ caller, params: { id } }) => {
    await transaction(pool, async tx => {
      const batch = await lockBatch(tx, { publicId: id, customer: caller.number });
      if (!batch) throw refuse(commonRefusals.not_found);
      if (batch.state === 'finished' || batch.state === 'stopped') throw refuse(bulkRefusals.bulk_ended);
      const why = 'by_customer';
      const completed = await stopBatch(tx, { id: batch.id, why, at: new Date(now()) });
      await tellOfBatch(tx, server, batch, { status: 'stopped', completed, why });
    });
    return { status: 200, body: await one(caller, await own(caller, id)) };
  });

  async function own(caller: SignedIn, publicId: string): Promise<BatchRow> {
    const batch = await findBatch(pool, { publicId, customer: caller.number });
    if (!batch) throw refuse(commonRefusals.not_found);
    return batch;
  }

  async function shown(caller: SignedIn, rows: readonly BatchRow[]) {
    const ids = rows.map(({ id }) => id);
    const tallies = await countLines(pool, ids);
    const wallets = await walletServices.wallets.byIds(rows.map(({ wallet }) => Number(wallet)));
    return Promise.all(
      rows.map(async row => {
        const walletId = wallets.get(Number(row.wallet))!.publicId;
        return batchOnWire(row, { walletId, tallies, problems: await problemsOf(needs, caller, row) });
      }),
    );
  }

  async function one(caller: SignedIn, row: BatchRow) {
    return (await shown(caller, [row]))[0]!;
  }
}
