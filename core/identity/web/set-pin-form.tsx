import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { pinFault, setPinFault, signInPasswordFault } from '../rules.ts';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { PinInput } from '@wura/ui/pin-input';
import { useState } from 'react';
import { pinMessages } from './messages.ts';
import { isEasyPin, setPin } from './pin-calls.ts';
import { PinFailure } from './pin-failure.tsx';

interface SetPinFormProps {
  onDone: (pin: string) => void;
  /** In the middle of a payment, the button says that it pays. */
  submitLabel?: string | undefined;
}

/** The first PIN, on the profile or in the middle of a payment that turned out to need one. */
export function SetPinForm({ onDone, submitLabel }: SetPinFormProps) {
  const words = useMessages(pinMessages);
  // Asked for once the server says that this session is too old to do without.
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useForm({
    initial: { pin: '', confirmation: '', password: '' },
    faults: values => ({
      ...setPinFaults(values),
      password: needsPassword ? signInPasswordFault(values.password) : undefined,
    }),
    submit: async ({ pin, password }) => {
      try {
        await call(setPin, { body: { pin, ...(needsPassword && { password }) } });
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'password_required')) throw error;
        return setNeedsPassword(true);
      }
      onDone(pin);
    },
  });
  const { pin, confirmation } = form.values;
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <Field
        label={words.newPin}
        {...form.field('pin')}
        caution={pin.length === 4 && isEasyPin(pin) ? words.easyToGuess : undefined}
        helper={words.pinHelper}
      >
        <PinInput data-autofocus="" value={pin} onChange={value => form.set('pin', value)} />
      </Field>
      <Field label={words.confirmPin} {...form.field('confirmation')}>
        <PinInput value={confirmation} onChange={value => form.set('confirmation', value)} />
      </Field>
      {needsPassword && (
        <Field label={words.password} helper={words.passwordHelper} {...form.field('password')}>
          <PasswordInput {...form.text('password')} showLabel={words.showPassword} autoComplete="current-password" />
        </Field>
      )}
      <PinFailure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.setting}>
        {submitLabel ?? words.set}
      </Button>
    </form>
  );
}

/** One sentence for the form, put beside the field that it is about. */
function setPinFaults(values: { pin: string; confirmation: string }) {
  const fault = setPinFault(values);
  const isAboutPin = values.pin === '' || (values.confirmation !== '' && pinFault(values.pin) !== undefined);
  return isAboutPin ? { pin: fault } : { confirmation: fault };
}
