import { useForm } from '@wura/browser/form';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import type { Fault } from '@wura/wire/phrases';

export interface Caps {
  readonly per_payment: string | null;
  readonly per_day: string | null;
}

interface CapsFormProps {
  held: Caps;
  lead: string;
  words: Readonly<Record<'perPayment' | 'perDay' | 'save' | 'saving' | 'notSaved', string>>;
  /** Of what stands in a field; an empty one leaves it to the tier. */
  faultOf: (typed: string) => Fault | undefined;
  /** With what differs from before. */
  onSave: (wanted: Partial<Caps>) => Promise<void>;
}

/** What a payment and a day may come to at most, below what the tier allows. */
export function CapsForm({ held, lead, words, faultOf, onSave }: CapsFormProps) {
  const initial = { perPayment: plain(held.per_payment), perDay: plain(held.per_day) };
  const form = useForm({
    initial,
    wireNames: { per_payment: 'perPayment', per_day: 'perDay' },
    faults: ({ perPayment, perDay }) => ({ perPayment: faultOf(perPayment), perDay: faultOf(perDay) }),
    submit: ({ perPayment, perDay }) =>
      onSave({
        ...(perPayment !== initial.perPayment && { per_payment: perPayment || null }),
        ...(perDay !== initial.perDay && { per_day: perDay || null }),
      }),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <p className="text-ink-2">{lead}</p>
      <Field label={words.perPayment} {...form.field('perPayment')}>
        <MoneyInput symbol="₦" value={form.values.perPayment} onChange={value => form.set('perPayment', value)} />
      </Field>
      <Field label={words.perDay} {...form.field('perDay')}>
        <MoneyInput symbol="₦" value={form.values.perDay} onChange={value => form.set('perDay', value)} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.notSaved })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

const plain = (cap: string | null) => cap?.replace(/\.00$/, '') ?? '';
