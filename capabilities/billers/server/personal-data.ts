import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** The phones, meters and smartcards that a customer saved. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'billers',
      sql: `select id as n, kind, number, label, details, created_at from billers.biller where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select billers.forget_customer($1)', [customer]));
  },
};
