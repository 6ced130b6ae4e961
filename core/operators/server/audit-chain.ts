import type { Queries } from '@wura/database';

// The chain of hashes through the audit log. A thief of the database can make a new one from any row on; what that does
// not fit is a head that was written down elsewhere.

export interface AuditHead {
  /** How many rows are chained. */
  readonly seq: bigint;
  readonly hash: string;
}

export interface AuditFault {
  readonly seq: bigint;
  /** What the API calls the row; none: it is gone. */
  readonly act: string | null;
  readonly fault: string;
}

export async function readAuditHead(db: Queries): Promise<AuditHead | undefined> {
  const { rows } = await db.query<AuditHead>(
    `select seq, encode(hash, 'hex') as hash from operators.audit_link order by seq desc limit 1`,
  );
  return rows[0];
}

/** Of each of these places in the chain that there is. */
export async function readAuditHashes(db: Queries, places: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await db.query<AuditHead>(
    `select seq, encode(hash, 'hex') as hash from operators.audit_link where seq = any($1::bigint[])`,
    [places],
  );
  return new Map(rows.map(({ seq, hash }) => [seq, hash]));
}

/** Rows in one statement: some tenths of a second. */
const span = 20_000n;
const faultsMax = 20;

/**
 * Recomputes every hash, and looks for rows that have none. The first faults are enough: a person has to look anyway. A worker
 * says in between that it is still at it.
 */
export async function findAuditFaults(
  db: Queries,
  beat: () => Promise<void> = () => Promise.resolve(),
): Promise<{ head: AuditHead | undefined; faults: AuditFault[] }> {
  const head = await readAuditHead(db);
  const faults: AuditFault[] = [];
  for (let low = 0n; head && low < head.seq && faults.length < faultsMax; low += span) {
    const { rows } = await db.query<AuditFault>('select seq, act, fault from operators.audit_faults($1, $2)', [
      low,
      low + span,
    ]);
    faults.push(...rows);
    await beat();
  }
  const { rows: unlinked } = await db.query<AuditFault>(
    `select 0::bigint as seq, a.public_id as act, 'the row was put in beside the chain' as fault
       from operators.audit a
      where not exists (select from operators.audit_link l where l.act = a.id)
      order by a.id limit $1`,
    [faultsMax],
  );
  return { head, faults: [...faults, ...unlinked].slice(0, faultsMax) };
}

export interface ChainedAct {
  readonly seq: bigint;
  /** What the hash is made of, after the hash before it. */
  readonly text: string;
  readonly hash: string;
}

/** For a copy outside, which can be verified without us. */
export async function readChain(
  db: Queries,
  { after, limit }: { after: bigint; limit: number },
): Promise<ChainedAct[]> {
  const { rows } = await db.query<ChainedAct>(
    `select l.seq, operators.act_text(a) as text, encode(l.hash, 'hex') as hash
       from operators.audit_link l join operators.audit a on a.id = l.act
      where l.seq > $1 order by l.seq limit $2`,
    [after, limit],
  );
  return rows;
}

/** Where those who run the product are reached. */
export async function readAdminAddresses(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>(
    `select email from operators.operators where role = 'admin' and ended_at is null order by id`,
  );
  return rows.map(({ email }) => email);
}
