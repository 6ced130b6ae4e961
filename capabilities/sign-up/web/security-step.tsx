import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { useGuessableFault } from '@wura/identity/web/guessable-password';
import { PasswordRules } from '@wura/identity/web/password-rules';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { signUpMessages } from './messages.ts';
import { ownNames, type Registration } from './registration.ts';

export function SecurityStep({ form }: { form: Form<Registration> }) {
  const words = useMessages(signUpMessages);
  const guessable = useGuessableFault(form.values.password, ownNames(form.values));
  const field = form.field('password');
  return (
    <>
      {/* Password managers file the password under this name. */}
      <input type="hidden" autoComplete="username" value={form.values.username} readOnly />
      <Field label={words.password} {...field} error={field.error ?? faultText(guessable)}>
        <PasswordInput {...form.text('password')} autoComplete="new-password" showLabel={words.showPassword} />
      </Field>
      <PasswordRules password={form.values.password} />
      <Field label={words.confirmation} {...form.field('confirmation')}>
        <PasswordInput {...form.text('confirmation')} autoComplete="new-password" showLabel={words.showConfirmation} />
      </Field>
    </>
  );
}
