import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** The bank accounts that a customer saved, and those they paid to. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'beneficiaries',
      sql: `select id as n, bank_name, account_number, account_name, nickname, created_at
              from bank_transfers.beneficiary where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'paid_accounts',
      sql: `select * from (select row_number() over (order by sent_at, bank_code, account_number) as n, bank_code, account_number, sent_at
                             from bank_transfers.recipient where customer = $1) r where n > $2 order by n limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select bank_transfers.forget_customer($1)', [customer]));
  },
};
