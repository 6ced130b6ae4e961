import { useMessages } from '@wura/browser/messages';
import { formatAmount, scaleOf, symbolOf } from '@wura/browser/money-format';
import { trimAmount } from '@wura/money/digits';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { Select } from '@wura/ui/select';
import type { GiftProductOnWire } from '../contract.ts';
import { giftCardMessages } from './messages.ts';

type ValueFieldProps = {
  product: GiftProductOnWire;
  field: { id: string; error: string | undefined };
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** As many as fit beside one another on a phone. */
const tilesMax = 4;

/** What the card is worth: of a few values, of many, or typed where a range is sold. */
export function ValueField({ product, field, value, onChange, onBlur }: ValueFieldProps) {
  const words = useMessages(giftCardMessages);
  const { values, range, currency } = product;
  const short = (amount: string) => formatAmount(amount, currency).replace(/[.,]00$/, '');
  if (range) {
    return (
      <Field label={words.value} {...field} helper={words.range(short(range.min), short(range.max), short(range.step))}>
        <MoneyInput
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          symbol={symbolOf(currency)}
          minorDigits={scaleOf(currency)}
        />
      </Field>
    );
  }
  if (values.length <= tilesMax) {
    return (
      <RadioTiles
        legend={words.value}
        name="value"
        id={field.id}
        error={field.error}
        options={values.map(each => ({ value: trimAmount(each, currency), label: short(each) }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Field label={words.value} {...field}>
      <Select value={value} onChange={event => onChange(event.target.value)} onBlur={onBlur}>
        <option value="">{words.valuePlaceholder}</option>
        {values.map(each => (
          <option key={each} value={trimAmount(each, currency)}>
            {short(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
