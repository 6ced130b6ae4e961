import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** That gift cards were bought. Their codes are shown in the product, with the PIN. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'gift_cards',
      sql: `select id as n, public_id as id, delivered_at from gift_cards.card where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select gift_cards.forget_customer($1)', [customer]));
  },
};
