import { transaction, type Queries } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';
import type { OrderKind } from './kinds.ts';
import { noteOf, openedDetails } from './seals.ts';

/** What a customer ordered of us or asked us for, and what was said about it. */
export const orderData: PersonalData = {
  tells: [
    {
      section: 'orders',
      sql: `select id as n, public_id as id, kind, status, details, promised_from, promised_to, placed_at, updated_at
              from orders.placed where customer = $1 and id > $2 order by id limit $3`,
      read: ({ id, details, ...order }, { house }) => ({ id, ...order, details: openedDetails(id, details, house) }),
    },
    {
      section: 'order_steps',
      sql: `select s.id as n, p.public_id as order, s.at, s.author, s.status, s.note
              from orders.step s join orders.placed p on p.id = s.placed
             where p.customer = $1 and s.id > $2 order by s.id limit $3`,
      read: ({ note, ...step }, { house }) => ({
        ...step,
        note: note === null ? null : noteOf(step['order'], note, house),
      }),
    },
  ],
  names: 'select public_id as name from orders.placed where customer = $1',
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select orders.forget_customer($1)', [customer]));
  },
};

/** Whether something that was paid for is still to come: a step that leads nowhere is an end. */
export async function hasOpenOrders(db: Queries, kinds: readonly OrderKind[], customer: bigint): Promise<boolean> {
  const ended = kinds.flatMap(({ name, byStaff, byCustomer }) =>
    [...new Set([...Object.keys(byStaff), ...Object.keys(byCustomer)])]
      .filter(step => (byStaff[step] ?? []).length === 0 && (byCustomer[step] ?? []).length === 0)
      .map(step => `${name} ${step}`),
  );
  const { rowCount } = await db.query(
    `select from orders.placed
      where customer = $1 and transfer_id is not null and kind || ' ' || status <> all ($2::text[]) limit 1`,
    [customer, ended],
  );
  return rowCount === 1;
}
