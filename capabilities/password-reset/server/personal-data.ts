import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** That codes for a new password or PIN were asked for. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'reset_codes',
      sql: `select id as n, purpose, channel, created_at, expires_at, used_at from password_reset.codes where customer = $1 and id > $2 order by id limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select password_reset.forget_customer($1)', [customer]));
  },
};
