import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What a customer means to spend. */
export const personalData: PersonalData = {
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select spending.forget_customer($1)', [customer]));
  },
};
