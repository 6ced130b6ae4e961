import type { Queries } from '@wura/database';

/** So many customers, one number after the other, for tests of what a list costs after years. Answers the first. */
export async function insertCustomers(owner: Queries, count: number): Promise<bigint> {
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into identity.customers (public_id, account_number, first_name, last_name, username, email, phone, date_of_birth,
                                     country, state, residential_address, password_hash, created_at)
     select 'cus_' || lpad(n::text, 26, '0'), (4000000000 + n)::text, 'Amina', 'Bello', 'user_' || n,
            'user' || n || '@example.com', '+23481' || lpad(n::text, 8, '0'), '1990-01-01', 'NG', '', '1 Marina, Lagos',
            '$argon2id$none', now()
       from generate_series(1, $1::integer) n order by n returning id`,
    [count],
  );
  return rows[0]!.id;
}
