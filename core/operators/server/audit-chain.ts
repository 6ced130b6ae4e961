import type { Queries, Tx } from '@wura/database';

// The chain of hashes through the audit log. A thief of the database can make a new one from any row on; what that does
// not fit is a head that was written down elsewhere.

export interface AuditHead {
  /** How many rows are chained. */
  readonly seq: bigint;
  readonly hash: string;
}

/** Up to here all rows were found as they were written, at this moment. */
export interface AuditVerified extends AuditHead {
  readonly at: Date;
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

/** What the worker found whole, unless the chain has another hash there by now: then nothing that was found of it counts. */
export async function readAuditVerified(db: Queries): Promise<AuditVerified | undefined> {
  const { rows } = await db.query<AuditVerified>(
    `select v.seq, encode(v.hash, 'hex') as hash, v.verified_at as at
       from operators.audit_verified v join operators.audit_link l on l.seq = v.seq and l.hash = v.hash`,
  );
  return rows[0];
}

/** Called with what a look at all rows has found whole; with nothing after one that found a fault. */
export async function saveAuditVerified(tx: Tx, verified: AuditVerified | undefined): Promise<void> {
  if (!verified) return void (await tx.query('delete from operators.audit_verified'));
  await tx.query(
    `insert into operators.audit_verified (seq, hash, verified_at) values ($1, decode($2, 'hex'), $3)
     on conflict (is_only) do update set seq = excluded.seq, hash = excluded.hash, verified_at = excluded.verified_at`,
    [verified.seq, verified.hash, verified.at],
  );
}

/** Rows in one statement: some tenths of a second. */
const span = 20_000n;
const faultsMax = 20;

interface Looking {
  /** What is not looked at again; everything is where it is left out. */
  after?: AuditHead | undefined;
  /** A worker says in between that it is still at it. */
  beat?: () => Promise<void>;
}

/** Recomputes the hashes, and looks for rows that have none. The first faults are enough: a person has to look anyway. */
export async function findAuditFaults(
  db: Queries,
  { after, beat = () => Promise.resolve() }: Looking = {},
): Promise<{ head: AuditHead | undefined; faults: AuditFault[] }> {
  const head = await readAuditHead(db);
  const faults: AuditFault[] = [];
  for (let low = after?.seq ?? 0n; head && low < head.seq && faults.length < faultsMax; low += span) {
    const { rows } = await db.query<AuditFault>('select seq, act, fault from operators.audit_faults($1, $2)', [
      low,
      low + span,
    ]);
    faults.push(...rows);
    await beat();
  }
  let from: bigint | undefined = await readActAfter(db, after);
  while (from !== undefined && faults.length < faultsMax) {
    const { unlinked, next } = await findUnlinked(db, from);
    faults.push(...unlinked);
    await beat();
    from = next;
  }
  return { head, faults: faults.slice(0, faultsMax) };
}

/** From which row of the log on those are that were chained after this. */
async function readActAfter(db: Queries, after: AuditHead | undefined): Promise<bigint> {
  const { rows } = await db.query<{ act: bigint | null }>('select act from operators.audit_link where seq = $1', [
    after?.seq ?? 0n,
  ]);
  const act = rows[0]?.act ?? null;
  return act === null ? lowest : act + 1n;
}

/** An attacker who puts a row in beside the chain chooses its number, too. */
const lowest = -(2n ** 63n);

/** The link of each row is looked up by itself, because each look would else go through all of them from the first. */
async function findUnlinked(db: Queries, from: bigint): Promise<{ unlinked: AuditFault[]; next: bigint | undefined }> {
  const { rows } = await db.query<{ last: bigint | null; isFull: boolean; acts: string[] }>(
    `with part as materialized (
       select a.id, a.public_id from operators.audit a where a.id >= $1 order by a.id limit $2
     )
     select (select max(id) from part) as last, (select count(*) = $2 from part) as "isFull",
            array(select p.public_id from part p
                    left join lateral (select l.act from operators.audit_link l where l.act = p.id limit 1) linked on true
                   where linked.act is null order by p.id limit $3) as acts`,
    [from, span, faultsMax],
  );
  const [{ last, isFull, acts }] = rows as [(typeof rows)[number]];
  return {
    unlinked: acts.map(act => ({ seq: 0n, act, fault: 'the row was put in beside the chain' })),
    next: isFull && last !== null ? last + 1n : undefined,
  };
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
