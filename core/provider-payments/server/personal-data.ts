import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What was sent through providers, and what they said. */
export const providerPaymentData: PersonalData = {
  tells: [
    {
      section: 'provider_payments',
      sql: `select transfer_id as n, reference, provider, operation, state, created_at, ended_at
              from provider_payments.payment where customer = $1 and transfer_id > $2 order by transfer_id limit $3`,
    },
  ],
  holdsBack: [{ by: 'payments', sql: 'select from provider_payments.open_payment where customer = $1 limit 1' }],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select provider_payments.forget_customer($1)', [customer]));
  },
};
