import type { CustomerRouter } from '@wura/identity/server';
import { refuse } from '@wura/wire/refusals';
import type { Intent } from '@wura/wallets/server/intents';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { completedRow, readHistoryRow } from '@wura/wallets/server/statements';
import { intraRefusals, routes } from '../contract.ts';
import type { IntraTransfers } from './needs.ts';
import { findSaved } from './people-queries.ts';
import { findRecipient, sendToCustomer, type TransferCall } from './send-to-customer.ts';
import { personOnWire, servePeople } from './serve-people.ts';

export function intraTransfers(router: CustomerRouter, needs: IntraTransfers): void {
  const { wallets, movements, statements } = needs.walletServices;

  router.serve(routes.searchByAccount, async ({ caller, query }) => {
    const holder = await findRecipient(needs, query.account_number, caller.number);
    if (!holder) throw refuse(intraRefusals.user_not_found);
    const saved = await findSaved(needs.pool, { customer: caller.number, person: holder.number });
    return { status: 200, body: { full_name: holder.fullName, ...(saved && { saved: personOnWire(saved) }) } };
  });

  servePeople(router, needs);

  const done = { message: 'Transfer successful', status: 'completed' as const };
  const deed = (call: TransferCall, intent: Intent) => sendToCustomer(needs, call, intent);
  serveOnce(router, routes.transfer, { movements, deed }, async (entry, _who, { done: just }) => {
    const mine = (await wallets.byId(entry.wallet))!;
    // What was written to it is read again only where this call did not bring it.
    const row = just
      ? { ...completedRow(entry, just.fees), details: { ...just.details } }
      : (await readHistoryRow(needs.pool, entry))!;
    const transaction = statements.transaction(row, mine, await statements.personOf(entry));
    return { status: 200 as const, body: { ...done, reference: transaction.reference, transaction } };
  });
}
