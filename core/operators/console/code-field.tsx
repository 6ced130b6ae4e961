import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';

interface CodeFieldProps {
  label: string;
  helper: string;
  value: string;
  onChange: (value: string) => void;
}

/** Six digits of an authenticator app. */
export function CodeField({ label, helper, value, onChange }: CodeFieldProps) {
  return (
    <Field label={label} helper={helper}>
      <TextInput
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        onChange={event => onChange(event.target.value.replaceAll(/\D/g, ''))}
      />
    </Field>
  );
}
