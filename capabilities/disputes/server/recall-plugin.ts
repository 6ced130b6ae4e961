import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { readHistoryRow } from '@wura/wallets/server/statements';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { recallRoutes as routes } from '../recall-contract.ts';
import type { DisputeNeeds } from './needs.ts';
import { asReceiver } from './recall-on-wire.ts';
import { listAsked, readRecall } from './recall-queries.ts';
import { refuseRecall } from './refuse-recall.ts';
import { returnMoney } from './return-money.ts';

/** What a customer is asked to send back, and what they do about it. */
export function recalls(router: CustomerRouter, needs: DisputeNeeds): void {
  const { pool, walletServices } = needs;
  const { wallets, movements, statements } = walletServices;

  router.serve(routes.listAsked, async ({ caller, query: { limit = 20, cursor = null } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => listAsked(pool, { receiver: caller.number, limit: max, after: cursor }),
      ({ id }) => id,
    );
    const data = await Promise.all(rows.map(row => asReceiver(pool, row)));
    return { status: 200, body: { data, nextCursor } };
  });

  router.serve(routes.readAsked, async ({ caller, params: { id } }) => {
    const row = await readRecall(pool, { id, receiver: caller.number });
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: await asReceiver(pool, row) };
  });

  router.serve(routes.refuse, async ({ caller, params: { id }, body: { reason: because, text = '' } }) => ({
    status: 200,
    body: await refuseRecall(needs, { id, receiver: caller.number, because, text }),
  }));

  const done = { message: 'Sent back', status: 'completed' as const };
  serveOnce(
    router,
    routes.sendBack,
    { movements, deed: (call, intent) => returnMoney(needs, call, intent) },
    async entry => {
      const mine = (await wallets.byId(entry.wallet))!;
      const row = (await readHistoryRow(pool, entry))!;
      const transaction = statements.transaction(row, mine, await statements.personOf(entry));
      return { status: 200 as const, body: { ...done, reference: transaction.reference, transaction } };
    },
  );
}
