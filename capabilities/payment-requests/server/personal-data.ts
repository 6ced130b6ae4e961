import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Whom a customer asked for money, and by whom they were asked. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'payment_requests',
      sql: `select r.id as n, r.code, r.currency, r.amount as amount_minor, r.note, r.created_at, r.expires_at, r.ended_at, r.ending,
                   r.asker = $1 as is_own, o.full_name as other_name
              from payment_requests.request r
              left join identity.person o on o.id = case when r.asker = $1 then r.payer else r.asker end
             where (r.asker = $1 or r.payer = $1) and r.id > $2 order by r.id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select payment_requests.forget_customer($1)', [customer]));
  },
};
