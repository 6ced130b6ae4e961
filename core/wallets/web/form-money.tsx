import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { MoneyInput } from '@wura/ui/money-input';

interface FormMoneyProps<Name extends string> {
  form: { values: Readonly<Record<Name, string>>; set(name: Name, value: string): void; leave(name: Name): void };
  name: Name;
  currency: string;
}

/** An amount that a form asks for, in one currency. */
export function FormMoney<Name extends string>({ form, name, currency }: FormMoneyProps<Name>) {
  return (
    <MoneyInput
      value={form.values[name]}
      onChange={value => form.set(name, value)}
      onBlur={() => form.leave(name)}
      symbol={symbolOf(currency)}
      minorDigits={scaleOf(currency)}
      pill={<CurrencyPill code={currency} />}
    />
  );
}
