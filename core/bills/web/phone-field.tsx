import { useMessages } from '@wura/browser/messages';
import { useCustomer } from '@wura/identity/web/customer';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { bareDigits, groupPhone, nationalPhone } from '../phone.ts';
import { phoneMessages } from './messages.ts';

type PhoneFieldProps = {
  /** Of the form: `form.field('phone')`. */
  field: { id: string; error: string | undefined };
  value: string;
  /** Eleven digits as soon as it is a whole number, however it was written; until then as it was typed. */
  onChange: (phone: string) => void;
  onBlur: () => void;
  name?: string;
  label?: string;
};

/** Whom it is for. The customer's own number is one press away, and a whole number is shown in its groups. */
export function PhoneField({ field, value, onChange, onBlur, name = 'phone', label }: PhoneFieldProps) {
  const words = useMessages(phoneMessages);
  const own = nationalPhone(useCustomer().data?.phone_number ?? '');
  return (
    <Field
      label={label ?? words.phone}
      {...field}
      helper={words.helper}
      labelAside={
        own !== undefined &&
        own !== value && (
          <button type="button" className="link -my-3 min-h-11 text-small" onClick={() => onChange(own)}>
            {words.useMine}
          </button>
        )
      }
    >
      <TextInput
        name={name}
        type="tel"
        inputMode="tel"
        // The browser would offer the customer's own, for which there is a button; this is mostly another's.
        autoComplete="off"
        value={groupPhone(value)}
        onChange={event => onChange(readPhone(event.target.value))}
        onBlur={onBlur}
        className="money-flow"
      />
    </Field>
  );
}

const typedMax = 15;

function readPhone(typed: string): string {
  const digits = bareDigits(typed).slice(0, typedMax);
  // Ten digits could be a number without its zero, or one that is still being typed: only what begins abroad is turned.
  return /^\+?234/.test(digits) ? (nationalPhone(digits) ?? digits) : digits;
}
