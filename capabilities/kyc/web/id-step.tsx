import { useMessages } from '@wura/browser/messages';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { idTypes, type Reasons } from '../rules.ts';
import type { StepProps } from './details-step.tsx';
import { formMessages } from './messages.ts';

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
      <Field label={words.bvn} helper={words.bvnHelper} caution={lastTime('bvn')} {...form.field('bvn')}>
        <TextInput {...form.text('bvn')} inputMode="numeric" autoComplete="off" maxLength={11} />
      </Field>
    </>
  );
}
