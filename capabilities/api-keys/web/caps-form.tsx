import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { FormMoney } from '@wura/wallets/web/form-money';
import { capFaults, type Caps } from './key-form.tsx';
import { apiKeyMessages } from './messages.ts';

interface CapsFormProps {
  held: Caps;
  most: Caps;
  onSave: (caps: Caps) => Promise<void>;
}

/** Other limits for a key that there is. */
export function CapsForm({ held, most, onSave }: CapsFormProps) {
  const words = useMessages(apiKeyMessages);
  const form = useForm({
    initial: { perPayment: plain(held.per_payment), perDay: plain(held.per_day) },
    wireNames: { per_payment: 'perPayment', per_day: 'perDay' },
    faults: ({ perPayment, perDay }) => capFaults({ per_payment: perPayment, per_day: perDay }, most),
    submit: ({ perPayment, perDay }) => onSave({ per_payment: perPayment, per_day: perDay }),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <FormFailure form={form} fallback={words.notDone} dismissLabel={words.close} />
      <Field
        label={words.perPayment}
        helper={words.capHelper(formatAmount(most.per_payment, 'NGN'))}
        {...form.field('perPayment')}
      >
        <FormMoney form={form} name="perPayment" currency="NGN" />
      </Field>
      <Field label={words.perDay} helper={words.capHelper(formatAmount(most.per_day, 'NGN'))} {...form.field('perDay')}>
        <FormMoney form={form} name="perDay" currency="NGN" />
      </Field>
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

const plain = (cap: string) => cap.replace(/\.00$/, '');
