import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What a customer wrote to us, and what we answered. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'support_threads',
      sql: `select id as n, reference, channel, name, email, subject, created_at from support.tickets
             where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'support_messages',
      sql: `select m.id as n, t.reference as thread, case when m.operator is null then 'you' else 'staff' end as author, m.text,
                   m.created_at
              from support.messages m join support.tickets t on t.id = m.ticket
             where t.customer = $1 and m.id > $2 order by m.id limit $3`,
    },
  ],
  names: `select public_id as name from support.tickets where customer = $1`,
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select support.forget_customer($1)', [customer]));
  },
};
