import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { changePinFault, pinChangeFaults, type PinChange } from '@wura/identity/rules';
import { isEasyPin } from '@wura/identity/web/pin-calls';
import { PinFailure } from '@wura/identity/web/pin-failure';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { changePin } from './calls.ts';
import { pinPanelMessages } from './messages.ts';

type ChangePinValues = PinChange & { confirmation: string };

export function ChangePinForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(pinPanelMessages);
  const form = useForm({
    initial: { currentPin: '', newPin: '', confirmation: '' },
    faults: changeFaults,
    submit: async ({ currentPin, newPin }) => {
      try {
        await call(changePin, { body: { currentPin, newPin } });
      } catch (error) {
        // Wrong, but only the PIN in use: what was chosen as the new one is kept.
        if (error instanceof CallError && error.code === 'invalid_pin') form.set('currentPin', '');
        throw error;
      }
      onDone();
    },
  });
  const { values } = form;
  const pin = (name: keyof ChangePinValues) => ({
    value: values[name],
    onChange: (value: string) => form.set(name, value),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <Field label={words.currentPin} {...form.field('currentPin')}>
        <PinInput data-autofocus="" {...pin('currentPin')} />
      </Field>
      <Field
        label={words.newPin}
        {...form.field('newPin')}
        caution={values.newPin.length === 4 && isEasyPin(values.newPin) ? words.easyToGuess : undefined}
      >
        <PinInput {...pin('newPin')} />
      </Field>
      <Field label={words.confirmPin} {...form.field('confirmation')}>
        <PinInput {...pin('confirmation')} />
      </Field>
      <PinFailure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.changing}>
        {words.change}
      </Button>
    </form>
  );
}

/** The form is refused with one sentence at a time, beside the field that it is about. */
function changeFaults(values: ChangePinValues) {
  const fault = changePinFault(values);
  if (fault === undefined) return {};
  if (values.currentPin === '') return { currentPin: fault };
  if (values.newPin === '') return { newPin: fault };
  if (values.confirmation === '') return { confirmation: fault };
  const byField = pinChangeFaults(values);
  return Object.keys(byField).length > 0 ? byField : { confirmation: fault };
}
