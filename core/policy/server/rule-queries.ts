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
  proposer: { id: string; name: string } | null;
  approver: { id: string; name: string } | null;
  recorded_at: Date;
}

/** With who wanted each, and who agreed; newest first. */
export async function selectRecorded(db: Queries): Promise<RecordedRow[]> {
  const { rows } = await db.query<RecordedRow>(
    `select r.rule, r.begins_on::text as begins_on, r.value, r.source, r.public_id, r.note, r.reason, r.recorded_at,
            case when p.id is not null then jsonb_build_object('id', p.public_id, 'name', p.name) end as proposer,
            case when a.id is not null then jsonb_build_object('id', a.public_id, 'name', a.name) end as approver
       from policy.rule r
       left join operators.staff p on p.id = r.begun_by
       left join operators.staff a on a.id = r.approved_by
      order by r.begins_on desc, r.id desc`,
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
