import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What staff wrote about a customer for each other. */
export const staffData: PersonalData = {
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select operators.forget_customer($1)', [customer]));
  },
};
