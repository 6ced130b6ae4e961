import type { Queries } from '@wura/database';

export interface RuleRow {
  rule: string;
  /** A day of Lagos. */
  begins_on: string;
  value: Record<string, unknown>;
  source: string;
}

/** All of them, in the order in which they were agreed. */
export async function selectRules(db: Queries): Promise<RuleRow[]> {
  const { rows } = await db.query<RuleRow>(
    'select rule, begins_on::text as begins_on, value, source from policy.rule order by id',
  );
  return rows;
}

export interface RecordedRow extends RuleRow {
  public_id: string;
  note: string | null;
  /** None: it came with the installation. */
  reason: string | null;
  approval: string | null;
  begun_by: bigint | null;
  approved_by: bigint | null;
  recorded_at: Date;
}

/** With who wanted each, and who agreed; newest first. */
export async function selectRecorded(db: Queries): Promise<RecordedRow[]> {
  const { rows } = await db.query<RecordedRow>(
    `select rule, begins_on::text as begins_on, value, source, public_id, note, reason, approval, begun_by, approved_by,
            recorded_at
       from policy.rule order by begins_on desc, id desc`,
  );
  return rows;
}

/** Writes what two people agreed on in this approval. False: they did not, or may not. */
export async function addAgreed(db: Queries, approval: { id: string; approvedBy: bigint }): Promise<boolean> {
  const { rows } = await db.query<{ added: boolean }>('select policy.add_rule($1, $2) as added', [
    approval.id,
    approval.approvedBy,
  ]);
  return rows[0]!.added;
}
