import { useForm } from '@wura/browser/form';
import { parseMoney } from '@wura/money';
import { useMessages } from '@wura/browser/messages';
import { identityFaults } from '@wura/identity/rules';
import { PinFailure } from '@wura/identity/web/pin-failure';
import { useConfirmSettings } from '@wura/identity/web/settings';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { PinInput } from '@wura/ui/pin-input';
import { commonFaults } from '@wura/wire/faults';
import { pinPanelMessages } from './messages.ts';

interface PinThresholdFormProps {
  /** As it is now, a plain decimal text. */
  now: string;
  onDone: () => void;
}

/** What is not yet a sum is none. */
function koboIn(text: string): bigint {
  const money = parseMoney(text, 'NGN');
  return typeof money === 'string' ? 0n : money.minor;
}

/** The customer's own sum above which a payment asks for the PIN. A customer who asks for more freedom proves who they are. */
export function PinThresholdForm({ now, onDone }: PinThresholdFormProps) {
  const words = useMessages(pinPanelMessages);
  const change = useConfirmSettings();
  const isRaised = (threshold: string) => koboIn(threshold) > koboIn(now);
  const form = useForm({
    initial: { pinThreshold: now.replace(/\.00$/, ''), pin: '' },
    faults: ({ pinThreshold, pin }) => ({
      pinThreshold: pinThreshold === '' ? commonFaults.amount_invalid : undefined,
      pin: isRaised(pinThreshold) && pin.length !== 4 ? identityFaults.pin_invalid : undefined,
    }),
    submit: async ({ pinThreshold, pin }) => {
      await change.mutateAsync({ pinThreshold, ...(isRaised(pinThreshold) && { pin }) });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <p className="text-ink-2">{words.thresholdLead}</p>
      <Field label={words.threshold} helper={words.thresholdHelper} {...form.field('pinThreshold')}>
        <MoneyInput symbol="₦" value={form.values.pinThreshold} onChange={value => form.set('pinThreshold', value)} />
      </Field>
      {isRaised(form.values.pinThreshold) && (
        <Field label={words.pinToRaise} {...form.field('pin')}>
          <PinInput value={form.values.pin} onChange={value => form.set('pin', value)} />
        </Field>
      )}
      <PinFailure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
