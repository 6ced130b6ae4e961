import { symbolOf } from '@wura/browser/money-format';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import type { ComponentProps } from 'react';

/** As many decimals as a rate below one needs. */
const rateDigits = 6;

interface Form {
  readonly values: { readonly rate: string };
  set(name: 'rate', value: string): void;
  leave(name: 'rate'): void;
  field(name: 'rate'): Omit<ComponentProps<typeof Field>, 'label' | 'children'>;
}

type RateFieldProps = { form: Form; label: string; helper: string | undefined; currency: string };

/** The price of one unit in another currency. */
export function RateField({ form, label, helper, currency }: RateFieldProps) {
  return (
    <Field label={label} {...form.field('rate')} helper={helper}>
      <MoneyInput
        value={form.values.rate}
        onChange={value => form.set('rate', value)}
        onBlur={() => form.leave('rate')}
        symbol={symbolOf(currency)}
        minorDigits={rateDigits}
        pill={<CurrencyPill code={currency} />}
      />
    </Field>
  );
}
