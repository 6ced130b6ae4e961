import type { Desk } from './desk.ts';
import { readTransaction } from './transactions.ts';

/** Among what waits for a block; what a reorganisation dropped may come back. Answers its id. */
export function keep(desk: Desk, whole: string, row: { kind: 'made' | 'broadcast'; state: 'pool' | 'held' }): string {
  const { said } = readTransaction(Buffer.from(whole, 'hex'));
  desk.books.run(
    `insert into chain_transactions (id, raw, whole, owner, expires_at, kind, state) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set state = excluded.state`,
    said.id,
    said.raw,
    whole,
    said.owner,
    said.expiresAt,
    row.kind,
    row.state,
  );
  return said.id;
}
