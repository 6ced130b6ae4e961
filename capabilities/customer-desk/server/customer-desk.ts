import { readPage } from '@wura/database/page';
import { findCustomers, requireCustomerRecord, type CustomerLine, type CustomerRecord } from '@wura/identity/server';
import type { Tx } from '@wura/database';
import type { Operator, OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { beginEndOfTwoFactor } from './end-two-factor.ts';
import { freeze, unfreeze } from './freeze.ts';
import type { Desk } from './needs.ts';
import { readCustomer } from './read-customer.ts';

/** Customers are people: who was looked for and looked at is written down with every call. */
export function customerDesk(router: OperatorRouter, needs: Desk): void {
  router.act(routes.listCustomers, async (tx, { query: { q = '', limit = 25, cursor = null } }, note) => {
    await note({ what: 'customers_listed', subject: 'customers', ...(q && { why: `searched by ${waySought(q)}` }) });
    const { rows, nextCursor } = await readPage(
      limit,
      max => findCustomers(tx, { search: q, limit: max, after: cursor }),
      ({ id }) => id,
    );
    return { status: 200, body: { data: rows.map(lineOf), nextCursor } };
  });

  router.act(routes.readCustomer, async (tx, { params: { id } }, note) => {
    const customer = await requireCustomerRecord(tx, id);
    await note({ what: 'customer_viewed', subject: id });
    return { status: 200, body: { ...lineOf(customer), ...(await readCustomer(tx, needs, customer)) } };
  });

  router.act(
    routes.freeze,
    async (tx, { caller, params: { id }, body: { reason, staff_note: unsaid } }, note, afterwards) => {
      const { number: customer } = await findAnother(tx, id, caller);
      const at = new Date(needs.now());
      await freeze(tx, needs.all, { customer, reason, at });
      await note({ what: 'customer_frozen', subject: id, why: whole(reason, unsaid) });
      afterwards(() => needs.identity.forget(customer));
      return { status: 200, body: { id, freeze: { reason, since: at.toISOString() } } };
    },
  );

  router.act(
    routes.unfreeze,
    async (tx, { caller, params: { id }, body: { reason, staff_note: unsaid } }, note, afterwards) => {
      const { number: customer } = await findAnother(tx, id, caller);
      await unfreeze(tx, needs.all, { customer, reason, at: new Date(needs.now()) });
      await note({ what: 'customer_unfrozen', subject: id, why: whole(reason, unsaid) });
      afterwards(() => needs.identity.forget(customer));
      return { status: 200, body: { id, freeze: null } };
    },
  );

  router.act(routes.endTwoFactor, async (tx, { caller: operator, params: { id }, body: { reason } }, note) => {
    const customer = await findAnother(tx, id, operator);
    const approval = await beginEndOfTwoFactor(tx, needs, { customer, reason, operator }, note);
    return { status: 202, body: { approval } };
  });

  /** One whom this operator may do something to. */
  async function findAnother(tx: Tx, id: string, operator: Operator): Promise<CustomerRecord> {
    const customer = await requireCustomerRecord(tx, id);
    await requireOthers(tx, needs.identity, { customers: [customer.number], emails: [operator.email] });
    return customer;
  }
}

/** What the customer was told, and what only the log is. */
const whole = (reason: string, unsaid = '') => (unsaid === '' ? reason : `${reason} For staff alone: ${unsaid}`);

function lineOf(row: CustomerLine) {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    username: row.username,
    email: row.email,
    phone_number: row.phone,
    account_number: row.accountNumber,
    tier: row.tier,
    frozen: row.isFrozen,
    created_at: row.createdAt.toISOString(),
  };
}

/** The log can never be changed, so that it says how a customer was looked for, and no word of whom. */
function waySought(text: string): string {
  if (/^cus_[0-9a-z]{26}$/.test(text.trim())) return text.trim();
  if (text.includes('@')) return 'e-mail address';
  return /^[+\d\s().-]+$/.test(text) ? 'number' : 'name';
}
