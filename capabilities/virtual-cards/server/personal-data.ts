import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Cards, and the book of each. Their numbers are the issuer’s, and are not with us. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'cards',
      sql: `select id as n, public_id as id, currency, brand, status, last_four, expiry_month, expiry_year, merchant, created_at, closed_at
              from virtual_cards.card where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'card_entries',
      sql: `select e.id as n, c.public_id as card, e.kind, c.currency, e.amount as amount_minor, e.merchant, e.category, e.reason, e.at
              from virtual_cards.entry e join virtual_cards.card c on c.id = e.card
             where c.customer = $1 and e.id > $2 order by e.id limit $3`,
    },
  ],
  holdsBack: [
    {
      by: 'cards',
      sql: `select from virtual_cards.card where customer = $1 and status in ('pending', 'active') limit 1`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select virtual_cards.forget_customer($1)', [customer]));
  },
};
