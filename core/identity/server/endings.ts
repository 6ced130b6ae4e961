/** What time ended, by table and as `deleteByPages` wants it; the moment before which is given last. */
export const endings = [
  {
    table: 'identity.sign_in_failures',
    sql: 'delete from identity.sign_in_failures where ctid >= $1 and ctid < $2 and at < $3',
  },
  { table: 'identity.sessions', sql: 'delete from identity.sessions where ctid >= $1 and ctid < $2 and ends_at < $3' },
  {
    table: 'identity.sign_in_challenges',
    sql: 'delete from identity.sign_in_challenges where ctid >= $1 and ctid < $2 and expires_at < $3',
  },
  {
    table: 'identity.passkey_challenges',
    sql: 'delete from identity.passkey_challenges where ctid >= $1 and ctid < $2 and expires_at < $3',
  },
  {
    table: 'identity.devices',
    sql: 'delete from identity.devices where ctid >= $1 and ctid < $2 and last_seen_at < $3',
  },
  {
    table: 'identity.kept_names',
    // A number may be another person's by then.
    sql: `with ended as (delete from identity.kept_names where ctid >= $1 and ctid < $2 and kept_until < $3 returning name)
          delete from identity.login_names n using ended where n.name = ended.name and n.kind = 'spelling'`,
  },
] as const;
