import type { Queries, Tx } from '@wura/database';
import type { Challenge } from '../rules.ts';

export interface FaceCheckRow {
  id: bigint;
  public_id: string;
  customer: bigint;
  session: string;
  challenges: Challenge[];
  status: 'begun' | 'accepted' | 'declined' | 'unknown';
  score: number | null;
  frames: string[];
  portrait: number | null;
  begun_at: Date;
  ends_at: Date;
  decided_at: Date | null;
}

const columns =
  'id, public_id, customer, session, challenges, status, score, frames, portrait, begun_at, ends_at, decided_at';

export async function insertFaceCheck(
  db: Queries,
  row: {
    publicId: string;
    customer: bigint;
    session: string;
    challenges: readonly Challenge[];
    at: Date;
    endsAt: Date;
  },
): Promise<void> {
  await db.query(
    `insert into kyc.face_checks (public_id, customer, session, challenges, status, begun_at, ends_at)
     values ($1, $2, $3, $4, 'begun', $5, $6)`,
    [row.publicId, row.customer, row.session, row.challenges, row.at, row.endsAt],
  );
}

export async function selectFaceCheck(
  db: Queries,
  { publicId, customer }: { publicId: string; customer: bigint },
): Promise<FaceCheckRow | undefined> {
  const { rows } = await db.query<FaceCheckRow>(
    `select ${columns} from kyc.face_checks where public_id = $1 and customer = $2`,
    [publicId, customer],
  );
  return rows[0];
}

/** The last one that was carried out since then, and until the other moment. */
export async function selectLastFaceCheck(
  db: Queries,
  customer: bigint,
  { since, until }: { since: Date; until?: Date },
): Promise<FaceCheckRow | undefined> {
  const { rows } = await db.query<FaceCheckRow>(
    `select ${columns} from kyc.face_checks
      where customer = $1 and status <> 'begun' and begun_at >= $2 and begun_at <= coalesce($3::timestamptz, 'infinity')
      order by id desc limit 1`,
    [customer, since, until ?? null],
  );
  return rows[0];
}

/** The pictures have come. False when the same customer's other call was first. */
export async function takeFrames(
  tx: Tx,
  { id, frames, at }: { id: bigint; frames: readonly string[]; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update kyc.face_checks set status = 'unknown', frames = $2, decided_at = $3 where id = $1 and status = 'begun'`,
    [id, frames, at],
  );
  return rowCount === 1;
}

export async function settleFaceCheck(
  db: Queries,
  row: { id: bigint; status: 'accepted' | 'declined'; score: number | null; portrait: number | null; at: Date },
): Promise<void> {
  await db.query(
    `update kyc.face_checks set status = $2, score = $3, portrait = $4, decided_at = $5 where id = $1 and status = 'unknown'`,
    [row.id, row.status, row.score, row.portrait, row.at],
  );
}

/** Lets go of the pictures of checks that began before then, and answers the names of their files. */
export async function forgetFrames(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await tx.query<{ frames: string[] }>(
    `with over as (select id, frames from kyc.face_checks where frames <> '{}' and begun_at < $1 for update)
     update kyc.face_checks f set frames = '{}', portrait = null from over where over.id = f.id returning over.frames`,
    [before],
  );
  const names = rows.flatMap(({ frames }) => frames);
  await tx.query('delete from kyc.files where id = any($1)', [names]);
  return names;
}
