import { useMessages } from '@wura/browser/messages';
import { DateFields } from '@wura/ui/date-fields';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { expires, idTypes, type Reasons } from '../rules.ts';
import type { StepProps } from './details-step.tsx';
import { formMessages } from './messages.ts';

/** A date of which only some is typed: not none, and not to be left out unnoticed. */
const unfinished = '-';

export function IdStep({ form, reasons = {} }: StepProps) {
  const words = useMessages(formMessages);
  const lastTime = (field: keyof Reasons) => (reasons[field] === undefined ? undefined : words.reason(reasons[field]));
  return (
    <>
      <Field label={words.id_type} caution={lastTime('id_type')} {...form.field('id_type')}>
        <Select {...form.text('id_type')} autoComplete="off">
          <option value="">{words.chooseType}</option>
          {idTypes.map(type => (
            <option key={type} value={type}>
              {words.idTypes[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.id_number} caution={lastTime('id_number')} {...form.field('id_number')}>
        <TextInput {...form.text('id_number')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      {expires(form.values.id_type) && (
        <DateFields
          legend={words.id_expires_on}
          labels={{ day: words.day, month: words.month, year: words.year }}
          helper={lastTime('id_expires_on') ?? words.expiryHelper}
          value={form.values.id_expires_on === unfinished ? '' : form.values.id_expires_on}
          onChange={(iso, { isBlank }) => form.set('id_expires_on', iso === '' && !isBlank ? unfinished : iso)}
          onBlur={() => form.leave('id_expires_on')}
          {...form.field('id_expires_on')}
        />
      )}
      <Field label={words.bvn} helper={words.bvnHelper} caution={lastTime('bvn')} {...form.field('bvn')}>
        <TextInput {...form.text('bvn')} inputMode="numeric" autoComplete="off" maxLength={11} />
      </Field>
    </>
  );
}
