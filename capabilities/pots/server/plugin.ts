import type { CustomerRouter } from '@wura/identity/server';
import type { Entry } from '@wura/ledger/server/order';
import type { Transaction } from '@wura/wallets/contract';
import { serveMadeOnce } from '@wura/wallets/server/serve-made-once';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { readHistoryRow } from '@wura/wallets/server/statements';
import { pageOf } from '@wura/wire/page-of';
import { routes } from '../contract.ts';
import { changePot, lockUntil, makePot, roundUpInto, showPot, showPots, unlock } from './keep-pots.ts';
import { endPot, movePotMoney } from './move-money.ts';
import type { Pots } from './needs.ts';

export function pots(router: CustomerRouter, needs: Pots): void {
  const { movements, statements, wallets } = needs.walletServices;

  /** As the customer reads it in their history, which never changes. */
  async function told(entry: Entry): Promise<Transaction> {
    const wallet = (await wallets.byId(entry.wallet))!;
    return statements.transaction((await readHistoryRow(needs.pool, entry))!, wallet, undefined);
  }
  const answer = (message: string) => async (entry: Entry) => {
    const transaction = await told(entry);
    const body = { message, reference: transaction.reference, status: 'completed' as const, transaction };
    return { status: 200 as const, body };
  };

  router.serve(routes.list, async ({ caller, query }) => ({
    status: 200,
    body: pageOf(await showPots(needs, caller.number), query, ({ id }) => id),
  }));
  serveMadeOnce(router, routes.make, {
    pool: needs.pool,
    movements,
    make: (call, noteMade) => makePot(needs, call, noteMade),
    show: ({ number }, id) => showPot(needs, number, id),
  });
  router.serve(routes.change, async call => ({ status: 200, body: await changePot(needs, call) }));
  router.serve(routes.lock, async call => ({ status: 200, body: await lockUntil(needs, call) }));
  router.serve(routes.unlock, async call => ({ status: 200, body: await unlock(needs, call) }));
  router.serve(routes.roundUp, async call => ({ status: 200, body: await roundUpInto(needs, call) }));
  serveOnce(
    router,
    routes.moveIn,
    { movements, deed: (call, intent) => movePotMoney(needs, call, intent, 'in') },
    answer('The money is in the pot'),
  );
  serveOnce(
    router,
    routes.moveOut,
    { movements, deed: (call, intent) => movePotMoney(needs, call, intent, 'out') },
    answer('The money is back in your wallet'),
  );
  router.serve(routes.close, async call => {
    const { entry } = await endPot(needs, call);
    return { status: 200, body: { message: 'The pot is closed', transaction: entry ? await told(entry) : null } };
  });
}
