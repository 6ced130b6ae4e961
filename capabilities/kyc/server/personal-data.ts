import { openFileStore } from '@wura/secrets/open-file-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import { purposes } from './seals.ts';
import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** Identity papers and numbers. */
export const personalData: PersonalData = {
  tells: [
    {
      section: 'verification',
      isKept: true,
      sql: `select s.id as n, s.customer, s.status, s.full_name, s.date_of_birth, s.address, s.id_type, s.id_number, s.id_expires_on, s.submitted_at, s.decided_at,
                   s.admin_notes, s.fields
              from kyc.submissions s where s.customer = $1 and s.id > $2 order by s.id limit $3`,
      read: ({ customer, address, id_number: idNumber, ...row }, { own }) => ({
        ...row,
        address: own.open(address, purposes.address(customer)).toString(),
        id_number: own.open(idNumber, purposes.idNumber(customer)).toString(),
      }),
    },
    {
      section: 'identity_numbers',
      isKept: true,
      sql: `select * from (select row_number() over (order by kind) as n, kind, sealed, checked_at
                             from kyc.numbers where customer = $1) k where n > $2 order by n limit $3`,
      read: ({ kind, sealed, checked_at }, { own, customer }) => ({
        kind,
        checked_at,
        number: own.open(sealed, purposes.number(kind, customer)).toString(),
      }),
    },
    {
      section: 'face_checks',
      isKept: true,
      sql: `select f.id as n, f.status, f.score, f.challenges, f.begun_at, f.decided_at
              from kyc.face_checks f where f.customer = $1 and f.id > $2 order by f.id limit $3`,
    },
    {
      section: 'identity_papers',
      isKept: true,
      sql: `select * from (select row_number() over (order by created_at, id) as n, id, field, created_at
                             from kyc.files where customer = $1 and field <> 'face_frame') f
             where n > $2 order by n limit $3`,
      read: async ({ id, field, created_at }, { own, house, customer, config }) => {
        const files = createSealedFiles({ store: openFileStore(config, 'uploads'), vault: house, now: Date.now });
        const jpeg = await files.get(id, purposes.file(field, customer), own);
        return { field, created_at, jpeg_base64: jpeg.toString('base64') };
      },
    },
    {
      // Told while they lie here, and set aside for no customer: the operator said for how long they are kept.
      section: 'face_pictures',
      sql: `select * from (select row_number() over (order by created_at, id) as n, id, created_at
                             from kyc.files where customer = $1 and field = 'face_frame') f
             where n > $2 order by n limit $3`,
      read: async ({ id, created_at }, { own, house, customer, config }) => {
        const files = createSealedFiles({ store: openFileStore(config, 'uploads'), vault: house, now: Date.now });
        const jpeg = await files.get(id, purposes.file('face_frame', customer), own);
        return { created_at, jpeg_base64: jpeg.toString('base64') };
      },
    },
  ],
  names: `select public_id as name from kyc.submissions where customer = $1`,
  async forget({ pool, vault, config, now }, customer) {
    const { rows } = await pool.query<{ id: string }>('select id from kyc.files where customer = $1', [customer]);
    // The files first: a file without a row is swept away, and a row without a file would be read in vain.
    await createSealedFiles({ store: openFileStore(config, 'uploads'), vault, now }).remove(rows.map(({ id }) => id));
    await transaction(pool, tx => tx.query('select kyc.forget_customer($1)', [customer]));
  },
};
