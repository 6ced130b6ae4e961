import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What a customer saves for. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'pots',
      sql: `select p.pot as n, p.name, p.look, c.currency, c.balance as amount_minor, p.goal as goal_minor, p.aimed_at,
                   p.locked_until, c.closed_at
              from pots.plan p join wallets.customer_pot c on c.id = p.pot
             where c.customer = $1 and p.pot > $2 order by p.pot limit $3`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select pots.forget_customer($1)', [customer]));
  },
};
