import { createPool } from '@wura/database';
import { people } from './demo-people.ts';

/**
 * Throws when the demonstration was seeded into this database. Its customers and their balances are made up and their
 * passwords published, so that any reader could send what real customers are owed to a real bank.
 */
export async function refuseDemo(url: string): Promise<void> {
  const pool = createPool({ url, role: 'none', max: 1, applicationName: 'wura-start' });
  try {
    // Their addresses end in a domain that cannot be registered, so that no real customer is taken for one of them.
    const { rows } = await pool.query<{ is_seeded: boolean }>(
      `select exists (select from operators.staff where is_demo)
           or exists (select from identity.person where email = any($1)) as is_seeded`,
      [people.map(({ email }) => email)],
    );
    if (!rows[0]!.is_seeded) return;
  } finally {
    await pool.end();
  }
  throw new Error(
    'a live start is refused on a database that holds the demonstration: name an empty one in DATABASE_URL, or another DATA_DIR',
  );
}
