import { useMessages } from '@wura/browser/messages';
import { Field } from '@wura/ui/field';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { repetitions } from '../calendar.ts';
import { failurePlans } from '../rules.ts';
import { scheduleDetailMessages, scheduleFormMessages, scheduleMessages } from './messages.ts';

export type WhenValues = { repeats: string; startsOn: string; endsOn: string; onFailure: string };

type Name = keyof WhenValues;

/** As far as a form of more fields than these is known here. */
interface WhenForm {
  values: WhenValues;
  set(name: Name, value: string): void;
  field(name: Name): { id: string; error: string | undefined };
  text(name: Name): {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
}

type WhenFieldsProps = {
  form: WhenForm;
  isNew: boolean;
};

/** On which days, until when, and what to do when a payment fails. */
export function WhenFields({ form, isNew }: WhenFieldsProps) {
  const words = useMessages(scheduleFormMessages);
  const names = useMessages(scheduleMessages).repeats;
  const { plans } = useMessages(scheduleDetailMessages);
  const { repeats, startsOn } = form.values;
  const isOnce = repeats === 'once';
  const isLateInMonth = repeats === 'monthly' && Number(startsOn.slice(8)) > 28;
  return (
    <>
      <RadioTiles
        legend={words.repeats}
        name="repeats"
        isWordy
        value={repeats}
        onChange={value => form.set('repeats', value)}
        options={repetitions.map(value => ({ value, label: names[value] }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={isOnce ? words.once : isNew ? words.startsOn : words.nextOn}
          {...form.field('startsOn')}
          {...(isLateInMonth && { helper: words.monthEnd })}
        >
          <TextInput {...form.text('startsOn')} type="date" />
        </Field>
        {!isOnce && (
          <Field label={words.endsOn} {...form.field('endsOn')} helper={words.endsHelp}>
            <TextInput {...form.text('endsOn')} type="date" />
          </Field>
        )}
      </div>
      <Field label={words.onFailure} {...form.field('onFailure')} helper={words.failureHelp}>
        <Select {...form.text('onFailure')}>
          {failurePlans.map(plan => (
            <option key={plan} value={plan}>
              {plans[plan]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
