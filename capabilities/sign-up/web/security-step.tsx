import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { Check, Circle } from 'lucide-react';
import { signUpMessages } from './messages.ts';
import type { Registration } from './registration.ts';

export function SecurityStep({ form }: { form: Form<Registration> }) {
  const words = useMessages(signUpMessages);
  const { password } = form.values;
  const rules = [
    { text: words.ruleLength, isMet: [...password].length >= 8 },
    { text: words.ruleCase, isMet: /[A-Z]/.test(password) && /[a-z]/.test(password) },
    { text: words.ruleNumber, isMet: /\d/.test(password) },
  ];
  return (
    <>
      {/* Password managers file the password under this name. */}
      <input type="hidden" autoComplete="username" value={form.values.username} readOnly />
      <Field label={words.password} {...form.field('password')}>
        <PasswordInput {...form.text('password')} autoComplete="new-password" showLabel={words.showPassword} />
      </Field>
      <ul aria-label={words.passwordRules} className="-mt-1 flex flex-col gap-1 text-small">
        {rules.map(({ text, isMet }) => (
          <li key={text} className={`flex items-center gap-2 ${isMet ? 'font-medium text-ok' : 'text-ink-2'}`}>
            {isMet ? <Check className="size-4" /> : <Circle className="size-4" />}
            {text}
            <span className="sr-only">, {isMet ? words.ruleMet : words.ruleNotMet}</span>
          </li>
        ))}
      </ul>
      <Field label={words.confirmation} {...form.field('confirmation')}>
        <PasswordInput {...form.text('confirmation')} autoComplete="new-password" showLabel={words.showConfirmation} />
      </Field>
    </>
  );
}
