import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** The addresses of a customer, those they saved, and what came in on the chain. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'usdt_address',
      sql: `select 1 as n, address, created_at from usdt.address where customer = $1 and $2 < 1 limit $3`,
    },
    {
      section: 'usdt_saved_addresses',
      sql: `select id as n, address, label, created_at from usdt.saved_address where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select usdt.forget_customer($1)', [customer]));
  },
};
