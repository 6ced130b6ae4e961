import { requireCustomerRecord, type Identity } from '@wura/identity/server';
import type { OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { lagosDate } from '@wura/platform/time';
import { listWallets } from '@wura/wallets/server/wallets';
import { refuse } from '@wura/wire/refusals';
import { deskRefusals, operatorRoutes } from '../operator-contract.ts';
import { createMaking, type MakingGiven } from './create-making.ts';
import { makeStatement } from './make-statement.ts';
import type { ReceiptRenderer } from './needs.ts';
import { printStatement, requireDays } from './statement-plugin.ts';

interface Given extends MakingGiven {
  identity: Pick<Identity, 'holders' | 'now'>;
  renderer: ReceiptRenderer;
}

/**
 * The statement that the customer could save, made for those who may lawfully ask for it. The customer sees in their own record
 * that compliance looked, as after any other look: that a statement was made, and for whom, could warn them of an inquiry.
 */
export function statementsForStaff(router: OperatorRouter, given: Given): void {
  const { identity, renderer } = given;
  const making = createMaking(given);

  router.handOut(
    operatorRoutes.makeStatement,
    async ({ params: { id }, body: { currency, from, to, format } }) => {
      const now = identity.now();
      requireDays({ from, to, today: lagosDate(now) });
      const needs = await making();
      const { number } = await requireCustomerRecord(needs.db, id);
      const held = await listWallets(needs.db, number, { withClosed: true });
      const wallet = held.map(each => each.wallet).find(each => each.currency === currency);
      if (!wallet) throw refuse(deskRefusals.no_wallet_in_currency);
      // The books are only added to: up to the last link that is found first, all that is read of them is of one moment.
      const statement = await makeStatement(needs, { wallet, days: { from, to }, format, now });
      return { number, file: await printStatement(renderer, statement, format) };
    },
    async (tx, { caller, params: { id }, body: { currency, from, to, reason } }, note, { number, file }) => {
      await requireOthers(tx, identity, { customers: [number], emails: [caller.email] });
      await note({ what: 'customer_statement_made', subject: id, why: `${currency}, ${from} to ${to}: ${reason}` });
      return { status: 200, ...file };
    },
  );
}
