import { changesBetween, type FieldChange, type RuleFormName, type RuleValue } from '@wura/policy/rule-fields';

/** What differs, old and new, field by field. */
export function Changes({ form, was, becomes }: { form: RuleFormName; was: RuleValue; becomes: RuleValue }) {
  const changes = changesBetween(form, was, becomes);
  if (changes.length === 0) return <p className="text-small text-ink-2">Nothing changes.</p>;
  return (
    <ul aria-label="What changes" className="text-small">
      {changes.map(change => (
        <Change key={change.label} {...change} />
      ))}
    </ul>
  );
}

function Change({ label, was, becomes }: FieldChange) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line py-2 not-first:border-t">
      <span className="text-ink-2">{label}</span>
      <span className="money-flow">
        <del className="text-ink-2">
          <span className="sr-only">was </span>
          {was}
        </del>
        <span aria-hidden="true"> → </span>
        <ins className="font-strong no-underline">
          <span className="sr-only">becomes </span>
          {becomes}
        </ins>
      </span>
    </li>
  );
}
