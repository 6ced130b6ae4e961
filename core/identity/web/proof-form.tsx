import { endpoint } from '@wura/browser/client';
import { CallError } from '@wura/browser/call-error';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { PinInput } from '@wura/ui/pin-input';
import { useState } from 'react';
import type { routes } from '../contract.ts';
import { pinFault, signInPasswordFault } from '../rules.ts';
import { secondFactorCodeFault } from '../second-factor.ts';
import { CodeInput } from './code-input.tsx';
import { pinMessages } from './messages.ts';
import { pinRefusal, readPinStatus } from './pin-calls.ts';
import { proofMessages } from './second-factor-messages.ts';

export const readTwoFactor = endpoint<typeof routes.readTwoFactor>('GET', '/api/two-factor');

export interface Given {
  password: string;
  code?: string;
  pin?: string;
}

interface ProofFormProps {
  lead?: string;
  submitLabel: string;
  loadingLabel?: string;
  /** What is added may stand in the PIN's place, so who has one gives it too. */
  isNewFactor?: boolean;
  /** What it is for throws a refusal; what is wrong with a field is said beside it. */
  onProof: (proof: Given) => Promise<void>;
}

/** The password, and the second factor of who has one, for what makes an account easier to get into. */
export function ProofForm({ lead, submitLabel, loadingLabel, isNewFactor = false, onProof }: ProofFormProps) {
  const words = useMessages(proofMessages);
  const pinWords = useMessages(pinMessages);
  const twoFactor = useRoute(readTwoFactor, {});
  const pinStatus = useRoute(readPinStatus, {}, { isOff: !isNewFactor });
  // Turned on, or set, in another window since: the server says so.
  const [isCodeAskedFor, setCodeAskedFor] = useState(false);
  const [isPinAskedFor, setPinAskedFor] = useState(false);
  const needsCode = isCodeAskedFor || (twoFactor.data?.enabled ?? false);
  const needsPin = isPinAskedFor || (isNewFactor && (pinStatus.data?.hasPin ?? false));
  const form = useForm({
    initial: { password: '', code: '', pin: '' },
    faults: ({ password, code, pin }) => ({
      password: signInPasswordFault(password),
      code: needsCode ? secondFactorCodeFault(code) : undefined,
      pin: needsPin ? pinFault(pin) : undefined,
    }),
    submit: async ({ password, code, pin }) => {
      try {
        await onProof({ password, ...(needsCode && { code }), ...(needsPin && { pin }) });
      } catch (error) {
        if (error instanceof CallError && error.code === 'second_factor_required') setCodeAskedFor(true);
        if (error instanceof CallError && error.code === 'pin_required') setPinAskedFor(true);
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
      {needsPin && (
        <Field label={pinWords.pin} helper={pinWords.pinHelper} {...form.field('pin')}>
          <PinInput value={form.values.pin} onChange={pin => form.set('pin', pin)} />
        </Field>
      )}
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {isOfPin(form.failure) ? pinRefusal(form.failure) : refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={loadingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}

const isOfPin = (error: unknown) =>
  error instanceof CallError && (error.code === 'invalid_pin' || error.code === 'pin_locked');
