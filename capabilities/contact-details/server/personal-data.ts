import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** How a customer was reached before. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'contact_changes',
      sql: `select id as n, kind, old_value, new_value, created_at, done_at, undone_at from contact_details.requests where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select contact_details.forget_customer($1)', [customer]));
  },
};
