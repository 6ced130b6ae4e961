import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** The people that a customer saved. What others called a customer who leaves goes with their name. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'saved_people',
      sql: `select s.id as n, o.account_number, s.name, s.nickname, s.created_at
              from intra_transfers.saved_person s join identity.account_owner o on o.id = s.person
             where s.customer = $1 and s.id > $2 order by s.id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select intra_transfers.forget_customer($1)', [customer]));
  },
};
