import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** The smartcards that a customer asked about. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'smartcard_checks',
      sql: `select id as n, provider, smartcard, customer_name, created_at from cable_tv.card_check where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select cable_tv.forget_customer($1)', [customer]));
  },
};
