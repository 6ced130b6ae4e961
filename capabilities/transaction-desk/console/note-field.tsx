import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';

/** A line that the customers read beside it. */
export function NoteField({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  return (
    <Field label="Note to the customer (optional)" helper="It stands in their history, as it is written.">
      <TextInput value={value} maxLength={100} onChange={event => onChange(event.target.value)} />
    </Field>
  );
}

/** Left out where nothing was written. */
export const noteOf = (typed: string) => (typed.trim() ? { note: typed.trim() } : {});
