import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { CountryOptions } from '@wura/identity/web/country-options';
import { DateFields } from '@wura/ui/date-fields';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { Link } from 'react-router';
import { signUpMessages } from './messages.ts';
import { phoneCountry, type Known, type Registration } from './registration.ts';

export function InfoStep({ form, known }: { form: Form<Registration>; known: Known | undefined }) {
  const words = useMessages(signUpMessages);
  const { phone } = form.values;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.firstname} {...form.field('firstname')}>
          <TextInput {...form.text('firstname')} autoComplete="given-name" />
        </Field>
        <Field label={words.lastname} {...form.field('lastname')}>
          <TextInput {...form.text('lastname')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label={words.email} {...(known && { helper: words.emailKnown })} {...form.field('email')}>
        <TextInput
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          readOnly={known !== undefined}
        />
      </Field>
      {known && (
        <Link to="/register" replace className="link -mt-2 inline-flex min-h-11 items-center self-start">
          {words.emailOther}
        </Link>
      )}
      <div className="grid items-start gap-x-2.5 gap-y-4 min-[22.5rem]:grid-cols-[132px_minmax(0,1fr)]">
        <Field label={words.country} {...form.field('phoneCountry')}>
          <Select {...form.text('phoneCountry')} autoComplete="off">
            <CountryOptions />
          </Select>
        </Field>
        <Field label={words.phone} {...form.field('phone')}>
          <TextInput
            {...form.text('phone')}
            // A customer who types a plus sign brings a dial code of their own.
            prefixChip={!phone.trim().startsWith('+') && `+${phoneCountry(form.values).dialCode}`}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        </Field>
      </div>
      <Field label={words.username} helper={words.usernameHelper} {...form.field('username')}>
        <TextInput {...form.text('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <DateFields
        legend={words.dob}
        labels={{ day: words.day, month: words.month, year: words.year }}
        isBirthday
        value={form.values.dob}
        onChange={iso => form.set('dob', iso)}
        onBlur={() => form.leave('dob')}
        {...form.field('dob')}
      />
    </>
  );
}
