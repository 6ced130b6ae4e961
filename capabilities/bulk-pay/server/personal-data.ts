import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Whom a customer paid by file, and what the file said. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'bulk_payments',
      sql: `select id as n, public_id as id, name, state, lines, currency, amount_minor, created_at, approved_at, ended_at
              from bulk_pay.batch where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'bulk_payment_lines',
      each: 'select id::text as key from bulk_pay.batch where customer = $1 order by id',
      sql: `select l.n, b.public_id as file, l.given_to as "to", l.bank, l.name, l.given as amount, l.note, l.state, l.paid_at
              from bulk_pay.line l join bulk_pay.batch b on b.id = l.batch
             where b.customer = $1 and l.n > $2 and b.id = $4::bigint order by l.n limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select bulk_pay.forget_customer($1)', [customer]));
  },
};
