import { readPage } from '@wura/database/page';
import { readUsername, type CustomerRouter } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { serveMadeOnce } from '@wura/wallets/server/serve-made-once';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { completedRow, readHistoryRow } from '@wura/wallets/server/statements';
import { routes } from '../contract.ts';
import { ask } from './ask.ts';
import { endWithoutMoney } from './end-request.ts';
import type { PaymentRequests } from './needs.ts';
import { payRequest } from './pay-request.ts';
import { findRequest, listRequests, type RequestRow } from './queries.ts';
import { showRequests } from './show-requests.ts';

export function paymentRequests(router: CustomerRouter, needs: PaymentRequests): void {
  const { pool } = needs;
  const { wallets, movements, statements } = needs.walletServices;

  serveMadeOnce(router, routes.ask, {
    pool,
    movements,
    make: async (call, noteMade) => shown(call.caller.number, await ask(needs, call, noteMade)),
    show: async (caller, code) => shown(caller.number, (await findRequest(pool, code))!),
  });

  router.serve(routes.list, async ({ caller, query: { direction, limit = 20, cursor: after } }) => {
    const asked = { customer: caller.number, direction, after };
    const { rows, nextCursor } = await readPage(
      limit,
      max => listRequests(pool, { ...asked, limit: max }),
      row => row.code,
    );
    return { status: 200, body: { data: await showRequests(needs, caller.number, rows), nextCursor } };
  });

  router.serve(routes.read, async ({ caller, params }) => {
    const row = await findRequest(pool, params.code);
    if (!row || (row.asker !== caller.number && row.payer !== caller.number)) throw refuse(commonRefusals.not_found);
    return { status: 200, body: await shown(caller.number, row) };
  });

  router.serve(routes.withdraw, async ({ caller, params: { code } }) => {
    const row = await endWithoutMoney(needs, { code, ending: 'withdrawn', by: caller.number });
    return { status: 200, body: await shown(caller.number, row) };
  });

  router.serve(routes.decline, async ({ caller, params: { code } }) => {
    const row = await endWithoutMoney(needs, { code, ending: 'declined', by: caller.number });
    return { status: 200, body: await shown(caller.number, row) };
  });

  router.serve(routes.look, async ({ params }) => {
    const row = await findRequest(pool, params.code);
    if (!row) throw refuse(commonRefusals.not_found);
    const { code, status, asker, amount, currency, note, expires_at, paid_at, is_once } = await shown(row.asker, row);
    const username = await readUsername(pool, row.asker);
    // Of a link that many may pay, no stranger is told that others did.
    const told = {
      code,
      status,
      asker,
      username,
      amount,
      currency,
      note,
      expires_at,
      paid_at: is_once ? paid_at : null,
    };
    return { status: 200, body: told };
  });

  const done = { message: 'Request paid', status: 'completed' as const };
  serveOnce(
    router,
    routes.pay,
    { movements, deed: (call, intent) => payRequest(needs, call, intent) },
    async (entry, _who, { done: just }) => {
      const mine = (await wallets.byId(entry.wallet))!;
      const row = just
        ? { ...completedRow(entry, just.fees), details: { ...just.details } }
        : (await readHistoryRow(pool, entry))!;
      const transaction = statements.transaction(row, mine, await statements.personOf(entry));
      return { status: 200 as const, body: { ...done, reference: transaction.reference, transaction } };
    },
  );

  async function shown(reader: bigint, row: RequestRow) {
    const [request] = await showRequests(needs, reader, [row]);
    return request!;
  }
}
