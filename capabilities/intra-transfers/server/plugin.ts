import type { CustomerRouter } from '@wura/identity/server';
import { refuse } from '@wura/wire/refusals';
import type { Intent } from '@wura/wallets/server/intents';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { completedRow } from '@wura/wallets/server/statements';
import { intraRefusals, routes } from '../contract.ts';
import type { IntraTransfers } from './needs.ts';
import { sendToCustomer, type TransferCall } from './send-to-customer.ts';

export function intraTransfers(router: CustomerRouter, needs: IntraTransfers): void {
  const { holders } = needs.identity;
  const { wallets, movements, statements } = needs.walletServices;

  router.serve(routes.searchByAccount, async ({ query }) => {
    const holder = await holders.findByAccountNumber(query.account_number);
    if (!holder) throw refuse(intraRefusals.user_not_found);
    return { status: 200, body: { full_name: holder.fullName } };
  });

  const done = { message: 'Transfer successful', status: 'completed' as const };
  const deed = (call: TransferCall, intent: Intent) => sendToCustomer(needs, call, intent);
  serveOnce(router, routes.transfer, { movements, deed }, async entry => {
    const mine = (await wallets.byId(entry.wallet))!;
    const transaction = statements.transaction(completedRow(entry), mine, await statements.personOf(entry));
    return { status: 200 as const, body: { ...done, reference: transaction.reference, transaction } };
  });
}
