import { calendarDate } from '@wura/browser/dates';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Section } from '@wura/operators/console/page';
import { fieldAt, fieldsOf, fieldText, type RuleFormName, type RuleValue } from '@wura/policy/rule-fields';
import { Button } from '@wura/ui/button';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { rowBefore, type ListedRule, type RuleRow } from './calls.ts';
import { Changes } from './changes.tsx';

/** Longer ones open when they are asked for. */
const factsShownMax = 9;

/** One rule: what holds, what is to come, and what held before. */
export function RuleCard({ rule, onChange }: { rule: ListedRule; onChange: () => void }) {
  const held = rule.rows.find(({ state }) => state === 'in_force')!;
  const toCome = rule.rows.filter(({ state }) => state === 'to_come');
  const before = rule.rows.filter(({ state }) => state === 'past' || state === 'replaced');
  const fields = fieldsOf(rule.form, held.value);
  return (
    <Section
      title={rule.title}
      actions={
        <Button look="line" size={44} aria-label={`Change: ${rule.title}`} onClick={onChange}>
          Change
        </Button>
      }
    >
      <p className="mb-2 text-small text-ink-2">{rule.about}</p>
      {fields.length > factsShownMax ? (
        <details className="text-small">
          <summary className="flex min-h-11 items-center">All {fields.length} figures</summary>
          <ValueFacts form={rule.form} value={held.value} />
        </details>
      ) : (
        <ValueFacts form={rule.form} value={held.value} />
      )}
      <p className="mt-2 text-small text-ink-2">
        Since {calendarDate(held.begins_on)}: {held.source}
      </p>
      {toCome.map(row => (
        <div key={row.id} className="mt-3 rounded-control bg-info-bg p-3">
          <Told rule={rule} row={row} />
        </div>
      ))}
      {before.length > 0 && (
        <details className="mt-2 text-small">
          <summary className="flex min-h-11 items-center">What held before ({before.length})</summary>
          <ol aria-label={`History of ${rule.title}`}>
            {before.map(row => (
              <li key={row.id} className="border-line py-3 not-first:border-t">
                <Told rule={rule} row={row} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}

const ValueFacts = ({ form, value }: { form: RuleFormName; value: RuleValue }) => (
  <Facts
    facts={Object.fromEntries(
      fieldsOf(form, value).map(field => [field.label, fieldText(field, fieldAt(value, field.path))]),
    )}
  />
);

const faces: Record<RuleRow['state'], readonly [ChipStatus, string]> = {
  to_come: ['pending', 'To come'],
  in_force: ['completed', 'In force'],
  past: ['unknown', 'Held before'],
  replaced: ['failed', 'Replaced before its day'],
};

/** A row of another day than today: what it says, beside what it took the place of, and who wanted it. */
function Told({ rule, row }: { rule: ListedRule; row: RuleRow }) {
  const earlier = rowBefore(rule, row);
  const [status, label] = faces[row.state];
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-label">From {calendarDate(row.begins_on)}</span>
        <StatusChip status={status} label={label} />
      </p>
      {earlier ? (
        <Changes form={rule.form} was={earlier.value} becomes={row.value} />
      ) : (
        <ValueFacts form={rule.form} value={row.value} />
      )}
      <p className="text-small text-ink-2">
        {row.proposed_by ? (
          <>
            Proposed by {row.proposed_by.name}, agreed by {row.approved_by?.name}, <Moment at={row.recorded_at} />:{' '}
            {row.reason}
          </>
        ) : (
          (row.note ?? row.source)
        )}
      </p>
    </>
  );
}
