import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What a person had to look at for a customer. */
export const caseData: PersonalData = {
  tells: [
    {
      section: 'cases',
      sql: `select id as n, number, kind, facts, opened_at, closed_at from cases.case_file
             where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  holdsBack: [{ by: 'cases', sql: 'select from cases.open_case where customer = $1 limit 1' }],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select cases.forget_customer($1)', [customer]));
  },
};
