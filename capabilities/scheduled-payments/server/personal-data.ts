import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What a customer pays on days to come. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'schedules',
      sql: `select id as n, public_id as id, kind, name, number, fields, currency, amount as amount_minor, repeats, starts_on, ends_on,
                   state, created_at
              from scheduled_payments.schedule where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select scheduled_payments.forget_customer($1)', [customer]));
  },
};
