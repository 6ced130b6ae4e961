import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Which account at Google is the customer's. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'google_account',
      sql: 'select 1 as n, email, linked_at from google_sign_in.links where customer = $1 and $2 < 1 limit $3',
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select google_sign_in.forget_customer($1)', [customer]));
  },
};
