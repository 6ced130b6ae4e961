import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { countryMessages } from '@wura/identity/web/messages';
import type { Customer } from '@wura/identity/web/customer';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { waterMessages } from './messages.ts';
import type { Water } from './use-water.ts';
import type { OrderValues } from './water-order.ts';

interface AddressFieldsProps {
  form: Form<OrderValues>;
  water: Water;
  customer: Customer | undefined;
}

/** Where to: another country empties the state, which was of the one before. */
export function AddressFields({ form, water, customer }: AddressFieldsProps) {
  const words = useMessages(waterMessages);
  const { names } = useMessages(countryMessages);
  const { countryId } = form.values;
  const states = (water.states.data ?? []).filter(({ country_id }) => country_id === countryId);
  const mine = customer?.residential_address;
  return (
    <>
      <Field label={words.country} {...form.field('countryId')}>
        <Select
          {...form.text('countryId')}
          autoComplete="country"
          onChange={event => {
            form.set('countryId', event.target.value);
            form.set('stateId', '');
          }}
        >
          <option value="">{words.countryChoose}</option>
          {(water.countries.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {names[id as keyof typeof names] ?? name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.state} {...form.field('stateId')}>
        <Select {...form.text('stateId')}>
          <option value="">{countryId === '' ? words.stateFirst : words.stateChoose}</option>
          {states.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.address}
        helper={words.addressHelper}
        {...form.field('address')}
        labelAside={
          mine && (
            <button type="button" className="link min-h-6 text-small" onClick={() => form.set('address', mine)}>
              {words.useMine}
            </button>
          )
        }
      >
        <TextArea {...form.text('address')} autoComplete="street-address" />
      </Field>
    </>
  );
}
