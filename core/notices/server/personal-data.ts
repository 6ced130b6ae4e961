import { transaction, type Queries } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What a customer was told, and what was sent to where they read. */
export const noticeData: PersonalData = {
  tells: [
    {
      section: 'notices',
      sql: `select n.id as n, n.kind, n.topic, n.title, n.text, n.created_at, n.read_at, n.currency, n.amount_minor,
                   o.full_name as other_name
              from notices.notifications n left join identity.person o on o.id = n.other
             where n.customer = $1 and n.id > $2 order by n.id limit $3`,
    },
    {
      section: 'devices_told',
      sql: `select s.id as n, s.created_at from notices.push_subscriptions s
             where s.customer = $1 and s.id > $2 order by s.id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select notices.forget_customer($1)', [customer]));
  },
};

/** Whether a letter waits to be sent to where this customer reads. */
export async function hasMailOnItsWay(db: Queries, customer: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from notices.mails m join identity.contact_details c on c.id = $1
      where m.done_at is null and lower(m.recipient) = lower(c.email) limit 1`,
    [customer],
  );
  return rowCount === 1;
}
