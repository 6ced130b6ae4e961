import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { emailFault, phoneNumber, identityFaults, signInPasswordFault } from '@wura/identity/rules';
import { secondFactorCodeFault } from '@wura/identity/second-factor';
import { CodeInput } from '@wura/identity/web/code-input';
import { readTwoFactor } from '@wura/identity/web/proof-form';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { Button } from '@wura/ui/button';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import type { Waiting } from '../contract.ts';
import { changeContact } from './calls.ts';
import { CodesForm } from './codes-form.tsx';
import { contactMessages } from './messages.ts';

interface ChangeStepsProps {
  kind: 'email' | 'phone';
  onDone: () => void;
}

const initial = { value: '', lost: false, password: '', code: '' };

/** What it is to be, with the password; then the code of either end. */
export function ChangeSteps({ kind, onDone }: ChangeStepsProps) {
  const [waiting, setWaiting] = useState<Waiting>();
  return waiting ? (
    <CodesForm waiting={waiting} onAgain={() => setWaiting(undefined)} onDone={onDone} />
  ) : (
    <NewValue kind={kind} onSent={setWaiting} />
  );
}

function NewValue({ kind, onSent }: { kind: 'email' | 'phone'; onSent: (waiting: Waiting) => void }) {
  const words = useMessages(contactMessages);
  const proof = useMessages(proofMessages);
  const needsCode = useRoute(readTwoFactor, {}).data?.enabled ?? false;
  const isEmail = kind === 'email';
  const form = useForm({
    initial,
    faults: ({ value, password, code }) => ({
      value: isEmail
        ? emailFault(value)
        : phoneNumber(value, 'NG') === undefined
          ? identityFaults.phone_invalid
          : undefined,
      password: signInPasswordFault(password),
      code: needsCode ? secondFactorCodeFault(code) : undefined,
    }),
    wireNames: { email: 'value', phoneNumber: 'value' },
    submit: async ({ value, lost, password, code }) => {
      const what = isEmail ? { email: value.trim() } : { phoneNumber: phoneNumber(value, 'NG') ?? value };
      const body = { ...what, password, ...(lost && { lost }), ...(needsCode && { code }) };
      onSent(await call(changeContact, { body }));
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <p className="text-ink-2">{words.changeLead}</p>
      <Field label={isEmail ? words.newEmail : words.newPhone} {...form.field('value')}>
        <TextInput
          {...form.text('value')}
          data-autofocus=""
          type={isEmail ? 'email' : 'tel'}
          autoComplete={isEmail ? 'email' : 'tel'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={proof.password} {...form.field('password')}>
        <PasswordInput {...form.text('password')} showLabel={proof.showPassword} autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field label={proof.code} helper={proof.codeHelper} {...form.field('code')}>
          <CodeInput {...form.text('code')} />
        </Field>
      )}
      <Checkbox
        label={isEmail ? words.lostEmail : words.lostPhone}
        checked={form.values.lost}
        onChange={event => form.set('lost', event.target.checked)}
      />
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
