import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { pinFault } from '@wura/identity/rules';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { PinInput } from '@wura/ui/pin-input';
import { guardianMessages } from './messages.ts';

/** The guardian's own PIN, for what allows the young customer more. */
export function PinForm({ onPin }: { onPin: (pin: string) => Promise<void> }) {
  const words = useMessages(guardianMessages);
  const form = useForm({
    initial: { pin: '' },
    faults: ({ pin }) => ({ pin: pinFault(pin) }),
    async submit({ pin }) {
      try {
        await onPin(pin);
      } catch (error) {
        form.set('pin', '');
        throw error;
      }
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <Field label={words.pin} {...form.field('pin')}>
        <PinInput data-autofocus="" value={form.values.pin} onChange={value => form.set('pin', value)} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.notDone })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.loading}>
        {words.save}
      </Button>
    </form>
  );
}
