import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { CountryOptions } from '@wura/identity/web/country-options';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { signUpMessages } from './messages.ts';
import { NewTabLink } from './new-tab-link.tsx';
import type { Registration } from './registration.ts';

export function AddressStep({ form }: { form: Form<Registration> }) {
  const words = useMessages(signUpMessages);
  return (
    <>
      <Field label={words.country} {...form.field('country')}>
        <Select {...form.text('country')} autoComplete="country">
          <option value="">{words.selectCountry}</option>
          <CountryOptions />
        </Select>
      </Field>
      <Field label={words.address} helper={words.addressHelper} {...form.field('address')}>
        <TextArea {...form.text('address')} autoComplete="street-address" />
      </Field>
      <Checkbox
        {...form.field('isAgreed')}
        name="isAgreed"
        checked={form.values.isAgreed}
        onChange={event => form.set('isAgreed', event.target.checked)}
        label={
          <>
            {words.agreeBefore} <NewTabLink to="/terms">{words.terms}</NewTabLink> {words.agreeBetween}{' '}
            <NewTabLink to="/privacy">{words.privacy}</NewTabLink>
          </>
        }
      />
    </>
  );
}
