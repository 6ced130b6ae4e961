import { transaction } from '@wura/database';
import { namesTaken } from './login-names.ts';
import type { PersonalData } from './personal-data.ts';

/** Who a customer is, and how and from where they got in. */
export const identityData: PersonalData = {
  tells: [
    {
      section: 'profile',
      sql: `select 1 as n, public_id as id, account_number, first_name, last_name, username, email, phone, date_of_birth,
                   country, state, residential_address, photo is not null as has_photo, tier, kyc_completed as is_verified,
                   email_confirmed_at, phone_confirmed_at, created_at
              from identity.customers where id = $1 and $2 < 1 limit $3`,
      read: ({ photo: _photo, ...profile }) => profile,
    },
    {
      section: 'photo',
      sql: `select row_number() over (order by id) as n, jpeg, created_at from identity.photos
             where customer = $1 and $2 < 1 limit $3`,
      read: ({ jpeg, ...photo }) => ({ ...photo, jpeg_base64: jpeg.toString('base64') }),
    },
    {
      section: 'agreements',
      sql: `select 1 as n, 'terms and privacy' as what, terms_version as version, terms_agreed_at as agreed_at
              from identity.customers where id = $1 and $2 < 1 and terms_version is not null limit $3`,
    },
    {
      section: 'sessions',
      sql: `select number as n, created_at, last_used_at, ends_at, revoked_at, user_agent, address, is_remembered
              from identity.sessions where customer = $1 and number > $2 order by number limit $3`,
    },
    {
      section: 'devices',
      sql: `select * from (select row_number() over (order by first_seen_at, mark) as n, first_seen_at, last_seen_at
                             from identity.devices where customer = $1) d where n > $2 order by n limit $3`,
    },
    {
      section: 'passkeys',
      sql: `select * from (select row_number() over (order by created_at, credential) as n, name, is_synced, created_at,
                                  last_used_at from identity.passkeys where customer = $1) p
             where n > $2 order by n limit $3`,
    },
    {
      section: 'api_keys',
      sql: `select number as n, name, ending, scopes, per_payment_minor::text as per_payment_kobo,
                   per_day_minor::text as per_day_kobo, created_at, expires_at, last_used_at, revoked_at
              from identity.api_keys where customer = $1 and number > $2 order by number limit $3`,
    },
    {
      section: 'settings',
      sql: `select 1 as n, preferences, pin_threshold_minor::text as pin_threshold_kobo
              from identity.settings where customer = $1 and $2 < 1 limit $3`,
    },
    {
      section: 'blocked',
      sql: `select * from (select row_number() over (order by b.blocked_at, b.public_id) as n, p.full_name as name,
                                  p.account_number, b.blocked_at
                             from identity.blocks b join identity.person p on p.id = b.blocked where b.customer = $1) k
             where n > $2 order by n limit $3`,
    },
    {
      section: 'security_events',
      sql: `select id as n, at, what, address, times from identity.security_events
             where customer = $1 and id > $2 order by id limit $3`,
    },
    {
      section: 'person',
      isKept: true,
      sql: `select 1 as n, p.public_id as id, p.account_number, p.first_name, p.last_name, p.date_of_birth, c.email, c.phone,
                   c.residential_address, c.state, c.country, p.tier
              from identity.person p join identity.contact_details c on c.id = p.id where p.id = $1 and $2 < 1 limit $3`,
    },
  ],
  holdsBack: [{ by: 'frozen', sql: 'select from identity.mover where id = $1 and is_frozen' }],
  async forget({ pool }, customer) {
    const { rows } = await pool.query<{ email: string; phone: string; username: string }>(
      `select c.email, c.phone, p.username from identity.contact_details c join identity.person p on p.id = c.id
        where c.id = $1 and c.phone <> ''`,
      [customer],
    );
    const names = rows[0] ? namesTaken(rows[0]) : [];
    const spellings = names.filter(({ kind }) => kind === 'spelling').map(({ name }) => name);
    await transaction(pool, tx => tx.query('select identity.forget_customer($1, $2)', [customer, spellings]));
  },
};
