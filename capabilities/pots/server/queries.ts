import type { Queries, Tx } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';
import type { PotLook } from '../rules.ts';

/** What a customer says of a pot. */
export interface Plan {
  readonly pot: bigint;
  readonly name: string;
  readonly look: PotLook;
  readonly goal: bigint | null;
  readonly aimed_at: string | null;
  readonly locked_until: string | null;
  readonly round_up: 50 | 100 | null;
}

export async function insertPlan(
  tx: Tx,
  {
    pot,
    wallet,
    name,
    look,
    goal,
    aimed_at,
  }: Omit<Plan, 'pot' | 'locked_until' | 'round_up'> & {
    pot: WalletId;
    wallet: WalletId;
  },
): Promise<void> {
  await tx.query('insert into pots.plan (pot, wallet, name, look, goal, aimed_at) values ($1, $2, $3, $4, $5, $6)', [
    pot,
    wallet,
    name,
    look,
    goal,
    aimed_at,
  ]);
}

export async function readPlans(db: Queries, pots: readonly WalletId[]): Promise<ReadonlyMap<WalletId, Plan>> {
  const { rows } = await db.query<Plan>(
    `select pot, name, look, goal, aimed_at::text, locked_until::text, round_up from pots.plan
      where pot = any($1::bigint[])`,
    [pots],
  );
  return new Map(rows.map(row => [Number(row.pot), row]));
}

/** The plan of one pot, which no other transaction changes until this one ends. */
export async function lockPlan(tx: Tx, pot: WalletId): Promise<Plan> {
  const { rows } = await tx.query<Plan>(
    `select pot, name, look, goal, aimed_at::text, locked_until::text, round_up from pots.plan
      where pot = $1 for no key update`,
    [pot],
  );
  return rows[0]!;
}

export async function updatePlan(
  tx: Tx,
  { pot, name, look, goal, aimed_at, locked_until }: Omit<Plan, 'round_up'>,
): Promise<void> {
  await tx.query(
    'update pots.plan set name = $2, look = $3, goal = $4, aimed_at = $5, locked_until = $6 where pot = $1',
    [pot, name, look, goal, aimed_at, locked_until],
  );
}

/** From the next payment on, into this pot and no other of its wallet; none: into none. */
export async function chooseRoundUp(
  tx: Tx,
  { pot, wallet, step }: { pot: WalletId; wallet: WalletId; step: 50 | 100 | null },
): Promise<void> {
  // Two choices at once come one after the other.
  await tx.query('select from pots.plan where wallet = $1 order by pot for no key update', [wallet]);
  await tx.query('delete from pots.waiting w using pots.plan p where p.pot = w.pot and p.wallet = $1', [wallet]);
  if (step === null) {
    await tx.query('update pots.plan set round_up = null where pot = $1', [pot]);
  } else {
    await tx.query('update pots.plan set round_up = null where wallet = $1 and pot <> $2', [wallet, pot]);
    await tx.query('update pots.plan set round_up = $2, rounded_to = wallets.last_link($3) where pot = $1', [
      pot,
      step,
      wallet,
    ]);
  }
}

/** Nothing is done for a customer who has shut their account while they are away. */
export async function stopRoundUps(tx: Tx, customer: bigint): Promise<void> {
  await tx.query(
    `update pots.plan p set round_up = null from wallets.customer_pot c
      where c.id = p.pot and c.customer = $1 and p.round_up is not null`,
    [customer],
  );
}

/** Those whose wallets have moved since, or whose waiting payments have ended. */
export async function listBehind(
  db: Queries,
  { after, limit }: { after: bigint; limit: number },
): Promise<{ pot: bigint; name: string }[]> {
  const { rows } = await db.query<{ pot: bigint; name: string }>(
    `select p.pot, c.public_id as name from pots.plan p join wallets.customer_pot c on c.id = p.pot
      where p.round_up is not null and p.pot > $1
        and (p.rounded_to < wallets.last_link(p.wallet) or exists (
          select from pots.waiting w join wallets.history_row h on h.wallet_id = w.wallet and h.seq = w.seq
           where w.pot = p.pot and h.status <> 'pending'))
      order by p.pot limit $2`,
    [after, limit],
  );
  return rows;
}

export interface RoundingPlan {
  readonly round_up: 50 | 100 | null;
  readonly rounded_to: bigint;
  readonly name: string;
}

export async function lockRounding(tx: Tx, pot: WalletId): Promise<RoundingPlan> {
  const { rows } = await tx.query<RoundingPlan>(
    'select round_up, rounded_to, name from pots.plan where pot = $1 for no key update',
    [pot],
  );
  return rows[0]!;
}

interface Payment {
  readonly seq: bigint;
  readonly transfer_id: bigint;
  readonly amount: bigint;
  readonly kind: number;
  readonly status: 'pending' | 'completed' | 'failed';
}

/** What was paid from the wallet since, and what was waited for and has ended. */
export async function readPayments(
  db: Queries,
  { pot, wallet, after, limit }: { pot: WalletId; wallet: WalletId; after: bigint; limit: number },
): Promise<{ rows: Payment[]; high: bigint }> {
  const { rows: ends } = await db.query<{ last: bigint }>('select wallets.last_link($1) as last', [wallet]);
  const last = ends[0]!.last;
  const high = last < after + BigInt(limit) ? last : after + BigInt(limit);
  const { rows } = await db.query<Payment>(
    `select h.seq, h.transfer_id, -h.amount as amount, h.kind, h.status from wallets.history_row h
      where h.wallet_id = $1 and h.seq > $2 and h.seq <= $3 and h.amount < 0
      union all
     select h.seq, h.transfer_id, -h.amount, h.kind, h.status from pots.waiting w
       join wallets.history_row h on h.wallet_id = w.wallet and h.seq = w.seq
      where w.pot = $4 and h.status <> 'pending'
      order by seq`,
    [wallet, after, high, pot],
  );
  return { rows, high };
}

export async function waitFor(tx: Tx, { pot, wallet, seq }: { pot: WalletId; wallet: WalletId; seq: bigint }) {
  await tx.query('insert into pots.waiting (pot, wallet, seq) values ($1, $2, $3) on conflict do nothing', [
    pot,
    wallet,
    seq,
  ]);
}

export async function markRounded(tx: Tx, { pot, high, seqs }: { pot: WalletId; high: bigint; seqs: bigint[] }) {
  await tx.query('update pots.plan set rounded_to = $2 where pot = $1', [pot, high]);
  await tx.query('delete from pots.waiting where pot = $1 and seq = any($2::bigint[])', [pot, seqs]);
}
