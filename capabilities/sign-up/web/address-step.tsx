import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { CountryOptions } from '@wura/identity/web/country-options';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { Link } from 'react-router';
import { signUpMessages } from './messages.ts';
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

/** In another tab, because leaving this one would lose what was filled in. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  const words = useMessages(signUpMessages);
  return (
    <Link to={to} target="_blank" className="link">
      {children}
      <span className="sr-only"> {words.newTab}</span>
    </Link>
  );
}
