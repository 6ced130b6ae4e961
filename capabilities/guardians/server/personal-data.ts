import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';
import { endLink } from './end-link.ts';
import { selectOpenOf } from './queries.ts';

/** Who answered for a customer, and for whom they did. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'guardians',
      sql: `select l.id as n, l.status, l.relation, l.asked_at, l.agreed_at, l.linked_at, l.ended_at, l.ended_by, l.reason,
                   l.young = $1 as is_own,
                   case when l.agreed_at is not null or l.guardian = $1 then o.full_name end as other_name
              from guardians.link l
              left join identity.person o on o.id = case when l.young = $1 then l.guardian else l.young end
             where (l.young = $1 or l.guardian = $1) and l.id > $2 order by l.id limit $3`,
    },
  ],
  async forget({ pool, now }, customer) {
    await transaction(pool, async tx => {
      for (const link of await selectOpenOf(tx, customer)) {
        await endLink(tx, link, { by: 'closed', at: new Date(now()), unheard: customer });
      }
      await tx.query('select guardians.forget_customer($1)', [customer]);
    });
  },
};
