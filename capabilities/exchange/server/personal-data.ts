import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Orders to exchange, and the rates that a customer waits for. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'conversion_orders',
      sql: `select id as n, public_id as id, from_currency as currency, ceiling as ceiling_minor, to_currency,
                   target_rate::text as target_rate, state, placed_at, ended_at
              from exchange.conversion_order where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'rate_alerts',
      sql: `select id as n, from_currency, to_currency, direction, rate::text as rate, created_at, told_at
              from exchange.rate_alert where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select exchange.forget_customer($1)', [customer]));
  },
};
