import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Where a customer's programs are told what happens, and what they were told. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'webhook_addresses',
      sql: `select id as n, public_id as id, url, events, created_at, off_since, off_why
              from partner_webhooks.endpoint where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'webhook_events',
      sql: `select id as n, public_id as id, name, data, created_at
              from partner_webhooks.event where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select partner_webhooks.forget_customer($1)', [customer]));
  },
};
