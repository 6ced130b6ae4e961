import { endpoint } from '@wura/browser/client';
import { CallError } from '@wura/browser/call-error';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { useState } from 'react';
import type { routes } from '../contract.ts';
import { signInPasswordFault } from '../rules.ts';
import { secondFactorCodeFault } from '../second-factor.ts';
import { CodeInput } from './code-input.tsx';
import { proofMessages } from './second-factor-messages.ts';

export const readTwoFactor = endpoint<typeof routes.readTwoFactor>('GET', '/api/two-factor');

interface ProofFormProps {
  lead?: string;
  submitLabel: string;
  loadingLabel?: string;
  /** What it is for throws a refusal; what is wrong with a field is said beside it. */
  onProof: (proof: { password: string; code?: string }) => Promise<void>;
}

/** The password, and the second factor of who has one, for what makes an account easier to get into. */
export function ProofForm({ lead, submitLabel, loadingLabel, onProof }: ProofFormProps) {
  const words = useMessages(proofMessages);
  const twoFactor = useRoute(readTwoFactor, {});
  // Turned on in another window since: the server says so.
  const [isAskedFor, setAskedFor] = useState(false);
  const needsCode = isAskedFor || (twoFactor.data?.enabled ?? false);
  const form = useForm({
    initial: { password: '', code: '' },
    faults: ({ password, code }) => ({
      password: signInPasswordFault(password),
      code: needsCode ? secondFactorCodeFault(code) : undefined,
    }),
    submit: async ({ password, code }) => {
      try {
        await onProof({ password, ...(needsCode && { code }) });
      } catch (error) {
        if (error instanceof CallError && error.code === 'second_factor_required') setAskedFor(true);
        throw error;
      }
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      {lead && <p className="text-ink-2">{lead}</p>}
      <Field label={words.password} {...form.field('password')}>
        <PasswordInput
          {...form.text('password')}
          data-autofocus=""
          showLabel={words.showPassword}
          autoComplete="current-password"
        />
      </Field>
      {needsCode && (
        <Field label={words.code} helper={words.codeHelper} {...form.field('code')}>
          <CodeInput {...form.text('code')} />
        </Field>
      )}
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={loadingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
