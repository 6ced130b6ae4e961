import type { Approvals, OperatorRouter } from '@wura/operators/server';
import { lagosDate } from '@wura/platform/time';
import type { AnyRule } from '@wura/policy/server';
import { valueOf } from '@wura/policy/server/rule-book';
import { selectRecorded, type RecordedRow } from '@wura/policy/server/rule-queries';
import { pageOf } from '@wura/wire/page-of';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { proposeChange } from './change-rule.ts';
import { firstDay } from './first-day.ts';
import { rulesHere, type RuleDesk } from './needs.ts';

export function rulesForStaff(
  router: OperatorRouter,
  desk: RuleDesk & { readonly approvals: Pick<Approvals, 'begin'> },
): void {
  const { pool, now } = desk;

  router.show(routes.list, async ({ query }) => {
    const recorded = await selectRecorded(pool);
    const today = lagosDate(now());
    const data = rulesHere(desk).map(rule => {
      const { name, title, about, form } = rule;
      const rows = recorded.filter(row => row.rule === name);
      return {
        rule: name,
        title,
        about,
        form: form.name,
        rows: rows.map(row => onWire(rule, row, stateOf(row, rows, today))),
      };
    });
    return { status: 200, body: { today, earliest: firstDay(now()), ...pageOf(data, query, ({ rule }) => rule) } };
  });

  router.act(routes.propose, async (tx, { caller: operator, body: asked }, note) => {
    const approval = await proposeChange(tx, desk, { asked, operator }, note);
    return { status: 202, body: { approval } };
  });
}

type State = 'to_come' | 'in_force' | 'past' | 'replaced';

/** Of all rows of its rule, newest first. */
function stateOf(row: RecordedRow, rows: readonly RecordedRow[], today: string): State {
  if (rows.find(({ begins_on }) => begins_on === row.begins_on) !== row) return 'replaced';
  if (row.begins_on > today) return 'to_come';
  return rows.find(({ begins_on }) => begins_on <= today) === row ? 'in_force' : 'past';
}

function onWire(rule: AnyRule, row: RecordedRow, state: State) {
  return {
    id: row.public_id,
    state,
    begins_on: row.begins_on,
    // In the order of its names, which the database does not keep.
    value: rule.form.write(valueOf(rule, row.value)),
    source: row.source,
    note: row.note,
    reason: row.reason,
    proposed_by: row.proposer,
    approved_by: row.approver,
    recorded_at: row.recorded_at.toISOString(),
  };
}
