import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { refusalText } from '@wura/browser/refusal-text';
import { confirmationFault, passwordFault } from '@wura/identity/rules';
import { useGuessableFault } from '@wura/identity/web/guessable-password';
import { PasswordRules } from '@wura/identity/web/password-rules';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { PasswordInput } from '@wura/ui/password-input';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { codeFault } from '../rules.ts';
import { forgotPassword, resetPassword } from './calls.ts';
import type { Asked } from './identifier-step.tsx';
import { forgotMessages } from './messages.ts';

interface CodeStepProps {
  asked: Asked;
  onDone: () => void;
  onOther: () => void;
}

export function CodeStep({ asked, onDone, onOther }: CodeStepProps) {
  const { identifier, channel } = asked;
  const words = useMessages(forgotMessages);
  const form = useForm({
    initial: { code: '', password: '', confirmation: '' },
    faults: ({ code, password, confirmation }) => ({
      code: codeFault(code),
      password: passwordFault(password),
      confirmation: confirmationFault(password, confirmation),
    }),
    submit: async ({ code, password }) => {
      await call(resetPassword, { body: { identifier, code, password } });
      onDone();
    },
  });
  const guessable = useGuessableFault(form.values.password);
  const passwordField = form.field('password');
  return (
    <>
      <FormFailure form={form} fallback={words.resetFailed} dismissLabel={words.dismiss} className="mb-5" />
      <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
        {/* Password managers file the new password under this name. */}
        <input type="hidden" autoComplete="username" value={identifier} readOnly />
        <Field label={channel === 'sms' ? words.codeByText : words.code} {...form.field('code')}>
          <TextInput {...form.text('code')} inputMode="numeric" autoComplete="one-time-code" className="money-flow" />
        </Field>
        <Field label={words.password} {...passwordField} error={passwordField.error ?? faultText(guessable)}>
          <PasswordInput {...form.text('password')} autoComplete="new-password" showLabel={words.showPassword} />
        </Field>
        <PasswordRules password={form.values.password} />
        <Field label={words.confirmation} {...form.field('confirmation')}>
          <PasswordInput
            {...form.text('confirmation')}
            autoComplete="new-password"
            showLabel={words.showConfirmation}
          />
        </Field>
        <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.resetting}>
          {words.reset}
        </Button>
      </form>
      <OtherWays asked={asked} onOther={onOther} />
    </>
  );
}

function OtherWays({ asked: { identifier, channel }, onOther }: Pick<CodeStepProps, 'asked' | 'onOther'>) {
  const words = useMessages(forgotMessages);
  const [said, setSaid] = useState<string>();

  async function sendAgain() {
    setSaid(undefined);
    await call(forgotPassword, { body: { identifier, channel } }).then(
      () => setSaid(words.sentAgain),
      (error: unknown) => setSaid(refusalText(error, { fallback: words.sendFailed })),
    );
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <button type="button" className="link min-h-11" onClick={() => void sendAgain()}>
          {words.again}
        </button>
        <button type="button" className="link min-h-11" onClick={onOther}>
          {words.other}
        </button>
      </div>
      <p role="status" className="text-small text-ink-2">
        {said}
      </p>
    </>
  );
}
