import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { parseMoney } from '@wura/money';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { ownLimitFaults } from '../refusals.ts';
import { ownLimitMessages } from './messages.ts';

interface Caps {
  per_payment: string | null;
  per_day: string | null;
}

interface LimitsFormProps {
  own: Caps & { next: Caps | null };
  tierLimit: string;
  onSave: (wanted: Partial<Caps>) => Promise<void>;
}

/** Both limits at once; an empty field leaves it to the tier. */
export function LimitsForm({ own, tierLimit, onSave }: LimitsFormProps) {
  const words = useMessages(ownLimitMessages);
  const shown = own.next ?? own;
  const form = useForm({
    initial: { perPayment: plain(shown.per_payment), perDay: plain(shown.per_day) },
    wireNames: { per_payment: 'perPayment', per_day: 'perDay' },
    faults: ({ perPayment, perDay }) => ({
      perPayment: capFault(perPayment, tierLimit),
      perDay: capFault(perDay, tierLimit),
    }),
    submit: ({ perPayment, perDay }) =>
      onSave({
        ...(perPayment !== plain(shown.per_payment) && { per_payment: perPayment === '' ? null : perPayment }),
        ...(perDay !== plain(shown.per_day) && { per_day: perDay === '' ? null : perDay }),
      }),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <p className="text-ink-2">{words.formLead(formatAmount(tierLimit, 'NGN'))}</p>
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

const smallest = 100_00n;

function capFault(typed: string, tierLimit: string): Fault | undefined {
  if (typed === '') return undefined;
  const [cap, most] = [parseMoney(typed, 'NGN'), parseMoney(tierLimit, 'NGN')];
  if (typeof cap === 'string' || typeof most === 'string') return commonFaults.amount_invalid;
  if (cap.minor > most.minor) return ownLimitFaults.own_limit_above_tier;
  return cap.minor < smallest ? ownLimitFaults.own_limit_too_small : undefined;
}
