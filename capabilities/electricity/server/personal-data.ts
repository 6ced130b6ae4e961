import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** The meters that a customer asked about and paid for, and the tokens. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'meter_checks',
      sql: `select id as n, company, meter_number, meter_type, customer_name, address, created_at
              from electricity.meter_check where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'electricity_tokens',
      sql: `select id as n, meter_number, tokens, units, tariff, receipt_number, vended_at
              from electricity.vend where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select electricity.forget_customer($1)', [customer]));
  },
};
