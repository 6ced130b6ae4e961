import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Who paid in, and the account number that is the customer’s own. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'deposits',
      isKept: true,
      sql: `select * from (select row_number() over (order by created_at, reference) as n, reference, channel, provider, state,
                                  'NGN' as currency, amount as amount_minor, sender_name, sender_bank, created_at
                             from deposits.deposit where customer = $1) d where n > $2 order by n limit $3`,
    },
    {
      section: 'deposit_account',
      isKept: true,
      sql: `select 1 as n, provider, account_number, account_name, bank_name, opened_at
              from deposits.account where customer = $1 and $2 < 1 limit $3`,
    },
  ],
  holdsBack: [
    {
      by: 'deposits',
      sql: `select from deposits.deposit where customer = $1
               and (state in ('review', 'returning') or state = 'pending' and is_processing) limit 1`,
    },
  ],
  names: `select reference as name from deposits.deposit where customer = $1 and state in ('review', 'returning', 'returned')`,
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select deposits.forget_customer($1)', [customer]));
  },
};
