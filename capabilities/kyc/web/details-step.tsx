import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { DateFields } from '@wura/ui/date-fields';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import type { Reasons } from '../rules.ts';
import { formMessages } from './messages.ts';
import type { Submission } from './submission.ts';

export type StepProps = {
  form: Form<Submission>;
  /** What was found wanting last time, at its field. */
  reasons: Reasons | undefined;
};

export function DetailsStep({ form, reasons = {} }: StepProps) {
  const words = useMessages(formMessages);
  const lastTime = (field: keyof Reasons) => (reasons[field] === undefined ? undefined : words.reason(reasons[field]));
  return (
    <>
      <Field
        label={words.full_name}
        helper={words.fullNameHelper}
        caution={lastTime('full_name')}
        {...form.field('full_name')}
      >
        <TextInput {...form.text('full_name')} autoComplete="name" />
      </Field>
      <DateFields
        legend={words.date_of_birth}
        labels={{ day: words.day, month: words.month, year: words.year }}
        isBirthday
        helper={lastTime('date_of_birth')}
        value={form.values.date_of_birth}
        onChange={iso => form.set('date_of_birth', iso)}
        onBlur={() => form.leave('date_of_birth')}
        {...form.field('date_of_birth')}
      />
      <Field
        label={words.address}
        helper={words.addressHelper}
        caution={lastTime('address')}
        {...form.field('address')}
      >
        <TextArea {...form.text('address')} autoComplete="street-address" />
      </Field>
    </>
  );
}
