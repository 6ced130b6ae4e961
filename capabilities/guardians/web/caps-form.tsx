import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { parseMoney } from '@wura/money';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { commonFaults } from '@wura/wire/faults';
import type { GuardianLink } from '../contract.ts';
import { guardianMessages } from './messages.ts';

export interface WantedCaps {
  per_payment?: string | null;
  per_day?: string | null;
  paused?: boolean;
}

interface CapsFormProps {
  held: NonNullable<GuardianLink['limits']>;
  onSave: (wanted: WantedCaps) => Promise<void>;
}

/** Both limits at once; an empty field leaves it to the tier. */
export function CapsForm({ held, onSave }: CapsFormProps) {
  const words = useMessages(guardianMessages);
  const form = useForm({
    initial: { perPayment: plain(held.per_payment), perDay: plain(held.per_day) },
    wireNames: { per_payment: 'perPayment', per_day: 'perDay' },
    faults: ({ perPayment, perDay }) => ({ perPayment: capFault(perPayment), perDay: capFault(perDay) }),
    submit: ({ perPayment, perDay }) => onSave({ per_payment: perPayment || null, per_day: perDay || null }),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <p className="text-ink-2">{words.changeLead}</p>
      <Field label={words.perPayment} {...form.field('perPayment')}>
        <MoneyInput symbol="₦" value={form.values.perPayment} onChange={value => form.set('perPayment', value)} />
      </Field>
      <Field label={words.perDay} {...form.field('perDay')}>
        <MoneyInput symbol="₦" value={form.values.perDay} onChange={value => form.set('perDay', value)} />
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

const plain = (cap: string | null) => cap?.replace(/\.00$/, '') ?? '';

const capFault = (typed: string) =>
  typed !== '' && typeof parseMoney(typed, 'NGN') === 'string' ? commonFaults.amount_invalid : undefined;
