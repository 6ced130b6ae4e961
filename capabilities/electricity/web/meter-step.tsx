import type { Form } from '@wura/browser/form';
import { inFours } from '@wura/bills/groups';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Field } from '@wura/ui/field';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { TextInput } from '@wura/ui/text-input';
import { meterDigits } from '../rules.ts';
import { CompanyField } from './company-field.tsx';
import type { ElectricityValues } from './electricity-fields.ts';
import { electricityMessages } from './messages.ts';
import type { Companies } from './use-companies.ts';
import type { MeterCheck } from './use-meter-check.ts';

type MeterStepProps = { form: Form<ElectricityValues>; companies: Companies; check: MeterCheck };

/** Step 1: whose meter. */
export function MeterStep({ form, companies, check }: MeterStepProps) {
  const words = useMessages(electricityMessages);
  const { meterType, meterNumber } = form.values;
  const { id, error } = form.field('meterNumber');

  function change<Name extends 'meterType' | 'meterNumber'>(name: Name, value: string) {
    check.reset();
    form.set(name, value);
  }

  return (
    <>
      <CompanyField form={form} companies={companies} />
      <RadioTiles
        legend={words.meterType}
        name="meterType"
        id={form.idOf('meterType')}
        options={[
          { value: 'prepaid', label: words.prepaid },
          { value: 'postpaid', label: words.postpaid },
        ]}
        value={meterType}
        onChange={value => change('meterType', value)}
      />
      <Field
        label={words.meterNumber}
        id={id}
        error={
          error ??
          (check.error && (
            <span role="alert">
              {refusalText(check.error, { fallback: words.verifyFailed })}
              <span className="block font-regular">{words.nothingPaid}</span>
            </span>
          ))
        }
        helper={words.meterHelper}
      >
        <TextInput
          name="meterNumber"
          inputMode="numeric"
          autoComplete="off"
          value={inFours(meterNumber)}
          onChange={event => change('meterNumber', meterDigits(event.target.value).slice(0, 13))}
          onBlur={() => form.leave('meterNumber')}
          className="money-flow"
        />
      </Field>
    </>
  );
}
