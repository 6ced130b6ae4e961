import { call } from '@wura/browser/client';
import { readConfig } from '@wura/browser/config';
import { focusSoon, useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { pinFault, setPinFault, signInPasswordFault } from '@wura/identity/rules';
import { isEasyPin } from '@wura/identity/web/pin-calls';
import { pinMessages } from '@wura/identity/web/messages';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { PasswordInput } from '@wura/ui/password-input';
import { PinInput } from '@wura/ui/pin-input';
import { TextInput } from '@wura/ui/text-input';
import { toast } from '@wura/ui/toast';
import { useEffect, useState } from 'react';
import { codeFault } from '../rules.ts';
import { askForPinCode, resetPin } from './calls.ts';
import { pinResetMessages } from './messages.ts';

export function ResetPinDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useMessages(pinResetMessages);
  return (
    <Dialog isOpen={isOpen} title={words.title} closeLabel={words.close} onClose={onClose}>
      <Steps
        onDone={() => {
          onClose();
          toast(words.done);
        }}
      />
    </Dialog>
  );
}

/** First the code is sent; then it, the password and a new PIN are asked for together. */
function Steps({ onDone }: { onDone: () => void }) {
  const [isSent, setSent] = useState(false);
  return isSent ? <NewPinForm onDone={onDone} /> : <SendCode onSent={() => setSent(true)} />;
}

function SendCode({ onSent }: { onSent: () => void }) {
  const words = useMessages(pinResetMessages);
  const dayMax = useRoute(readConfig, {}).data?.cooling_off_limit;
  const form = useForm({
    initial: {},
    faults: () => ({}),
    submit: async () => {
      await call(askForPinCode, {});
      onSent();
    },
  });
  return (
    <form noValidate onSubmit={form.send}>
      <p className="mb-4 text-ink-2">{words.lead}</p>
      {dayMax && <p className="mb-4 text-ink-2">{words.lowerLimits(formatAmount(dayMax, 'NGN'))}</p>}
      {form.failure !== undefined && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {refusalText(form.failure, { fallback: words.sendFailed })}
        </p>
      )}
      <Button type="submit" isWide data-autofocus="" isLoading={form.isBusy} loadingLabel={words.sending}>
        {words.sendCode}
      </Button>
    </form>
  );
}

type NewPin = { code: string; password: string; pin: string; confirmation: string };

function NewPinForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(pinResetMessages);
  const { easyToGuess } = useMessages(pinMessages);
  const form = useForm({
    initial: { code: '', password: '', pin: '', confirmation: '' },
    faults: newPinFaults,
    submit: async ({ code, password, pin }) => {
      await call(resetPin, { body: { code, password, pin } });
      onDone();
    },
  });
  const { pin, confirmation } = form.values;
  const codeId = form.idOf('code');
  // The button that led here is gone, and with it the focus.
  useEffect(() => focusSoon(codeId), [codeId]);
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <p role="status" className="text-ink-2">
        {words.sent}
      </p>
      <Field label={words.code} {...form.field('code')}>
        <TextInput {...form.text('code')} inputMode="numeric" autoComplete="one-time-code" className="money-flow" />
      </Field>
      <Field label={words.password} {...form.field('password')}>
        <PasswordInput {...form.text('password')} showLabel={words.showPassword} />
      </Field>
      <Field
        label={words.newPin}
        {...form.field('pin')}
        caution={pin.length === 4 && isEasyPin(pin) ? easyToGuess : undefined}
      >
        <PinInput value={pin} onChange={value => form.set('pin', value)} />
      </Field>
      <Field label={words.confirmPin} {...form.field('confirmation')}>
        <PinInput value={confirmation} onChange={value => form.set('confirmation', value)} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.resetting}>
        {words.reset}
      </Button>
    </form>
  );
}

/** The two PINs are judged together, with one sentence beside the one that it is about. */
function newPinFaults({ code, password, pin, confirmation }: NewPin) {
  const fault = setPinFault({ pin, confirmation });
  const isAboutPin = pin === '' || (confirmation !== '' && pinFault(pin) !== undefined);
  return {
    code: codeFault(code),
    password: signInPasswordFault(password),
    ...(isAboutPin ? { pin: fault } : { confirmation: fault }),
  };
}
