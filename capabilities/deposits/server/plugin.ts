import type { CustomerRouter } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { beginDeposit, recallDeposit } from './begin-deposit.ts';
import { listOwnDeposits } from './list-deposits.ts';
import type { Deposits } from './needs.ts';
import { accountOnWire, openDepositAccount } from './open-account.ts';
import { readAccountOf } from './account-queries.ts';
import { verifyDeposit } from './verify-deposit.ts';

export function deposits(router: CustomerRouter, needs: Deposits): void {
  router.serve(routes.createPending, call => beginDeposit(needs, call), { recall: call => recallDeposit(needs, call) });
  router.serve(routes.verify, ({ caller, body }) => verifyDeposit(needs, { caller, reference: body.transaction_ref }));
  router.serve(routes.verifyAlias, ({ caller, body }) => verifyDeposit(needs, { caller, reference: body.reference }));

  router.serve(routes.list, async ({ caller, query: { limit, cursor } }) => {
    return { status: 200, body: await listOwnDeposits(needs, { customer: caller.number, limit, cursor }) };
  });

  router.serve(routes.showAccount, async ({ caller }) => {
    const account = await readAccountOf(needs.pool, caller.number);
    if (!account) throw refuse(commonRefusals.not_found);
    return { status: 200, body: accountOnWire(account) };
  });

  router.serve(routes.openAccount, async ({ caller }) => ({
    status: 200,
    body: await openDepositAccount(needs, caller),
  }));
}
