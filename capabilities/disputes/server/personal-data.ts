import { openFileStore } from '@wura/secrets/open-file-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import { purposes } from './seals.ts';
import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** What a customer said about payments, and showed. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'disputes',
      sql: `select id as n, public_id as id, number, movement, amount, currency, reason, status, sealed_text, opened_at, closed_at
              from disputes.dispute where customer = $1 and id > $2 order by id limit $3`,
      read: ({ sealed_text: sealed, ...row }, { own }) => ({
        ...row,
        text: own.open(sealed, purposes.text(row['id'])).toString(),
      }),
    },
    {
      section: 'dispute_steps',
      sql: `select s.id as n, d.public_id as dispute, s.at, case when s.operator is null then 'you' else 'staff' end as author, s.status,
                   s.sealed_text
              from disputes.step s join disputes.dispute d on d.id = s.dispute
             where d.customer = $1 and s.id > $2 order by s.id limit $3`,
      read: ({ sealed_text: sealed, ...row }, { own }) => ({
        ...row,
        text: sealed && own.open(sealed, purposes.step(row['dispute'])).toString(),
      }),
    },
    {
      section: 'dispute_evidence',
      sql: `select * from (select row_number() over (order by e.at, e.file) as n, e.file, e.at, d.public_id as dispute
                             from disputes.evidence e join disputes.dispute d on d.id = e.dispute where d.customer = $1) e
             where n > $2 order by n limit $3`,
      read: async ({ file, dispute, at }, { own, house, config }) => {
        const files = createSealedFiles({ store: openFileStore(config, 'disputes'), vault: house, now: Date.now });
        return { dispute, at, jpeg_base64: (await files.get(file, purposes.file(dispute), own)).toString('base64') };
      },
    },
    {
      section: 'recalls',
      sql: `select id as n, public_id as id, reference, movement, currency, amount as amount_minor, state, asked_at, answer_by,
                   answered_at, refused_because, sealed_text, returned as returned_minor
              from disputes.recall where receiver = $1 and asked_at is not null and id > $2 order by id limit $3`,
      read: ({ sealed_text: sealed, ...row }, { own }) => ({
        ...row,
        text: sealed && own.open(sealed, purposes.recall(row['id'])).toString(),
      }),
    },
    {
      section: 'recall_holds',
      sql: `select h.id as n, h.public_id as id, r.public_id as recall, h.amount as amount_minor, r.currency, h.reason, h.placed_at,
                   h.ends_at, h.ended_at, h.ending
              from disputes.hold h join disputes.recall r on r.id = h.recall
             where r.receiver = $1 and h.id > $2 order by h.id limit $3`,
    },
  ],
  holdsBack: [
    { by: 'disputes', sql: 'select from disputes.dispute where customer = $1 and closed_at is null limit 1' },
    { by: 'disputes', sql: `select from disputes.recall where receiver = $1 and state = 'asked' limit 1` },
  ],
  names: `select public_id as name from disputes.dispute where customer = $1
          union all select public_id from disputes.recall where receiver = $1`,
  async forget({ pool, vault, config, now }, customer) {
    const { rows } = await pool.query<{ file: string }>('select disputes.files_of_customer($1) as file', [customer]);
    await createSealedFiles({ store: openFileStore(config, 'disputes'), vault, now }).remove(
      rows.map(({ file }) => file),
    );
    await transaction(pool, tx => tx.query('select disputes.forget_customer($1)', [customer]));
  },
};
