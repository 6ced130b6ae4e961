import { useForm } from '@wura/browser/form';
import { faultText } from '@wura/browser/phrase-text';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { parseMoney } from '@wura/money';
import { Button } from '@wura/ui/button';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { FormMoney } from '@wura/wallets/web/form-money';
import { keyScopes, type KeyScope } from '@wura/wire';
import type { Fault } from '@wura/wire/phrases';
import { apiKeyFaults } from '../refusals.ts';
import { isSending, keyNameFault } from '../rules.ts';
import { apiKeyMessages } from './messages.ts';

export interface WantedKey {
  name: string;
  scopes: KeyScope[];
  days: number;
  per_payment?: string;
  per_day?: string;
}

export interface Caps {
  per_payment: string;
  per_day: string;
}

const atFirst: Record<KeyScope, boolean> = { read: true, send_wura: false, send_banks: false, bulk: false };
const periods = [30, 90, 180, 365];

/** What a key is for and how much it may send; who asks is proven afterwards. */
export function KeyForm({ most, onMake }: { most: Caps; onMake: (wanted: WantedKey) => Promise<void> }) {
  const words = useMessages(apiKeyMessages);
  const form = useForm({
    initial: {
      name: '',
      ...atFirst,
      days: '90',
      perPayment: '',
      perDay: '',
    },
    wireNames: { per_payment: 'perPayment', per_day: 'perDay', scopes: 'read' },
    faults: values => ({
      name: keyNameFault(values.name),
      read: keyScopes.some(scope => values[scope]) ? undefined : apiKeyFaults.key_scopes_missing,
      ...(isSending(chosen(values)) && capFaults({ per_payment: values.perPayment, per_day: values.perDay }, most)),
    }),
    submit: values =>
      onMake({
        name: values.name,
        scopes: chosen(values),
        days: Number(values.days),
        ...(isSending(chosen(values)) && { per_payment: values.perPayment, per_day: values.perDay }),
      }),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pb-1">
      <FormFailure form={form} fallback={words.notDone} dismissLabel={words.close} />
      <Field label={words.name} helper={words.nameHelper} {...form.field('name')}>
        <TextInput {...form.text('name')} maxLength={60} autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="font-label">{words.scopesLegend}</legend>
        {keyScopes.map(scope => (
          <Checkbox
            key={scope}
            id={form.idOf(scope)}
            name={scope}
            label={words.scopes[scope]}
            checked={form.values[scope]}
            onChange={event => form.set(scope, event.target.checked)}
          />
        ))}
        {form.errors.read && (
          <p role="alert" className="text-small font-medium text-bad">
            {faultText(form.errors.read)}
          </p>
        )}
      </fieldset>
      {isSending(chosen(form.values)) && (
        <>
          <Field
            label={words.perPayment}
            helper={words.capHelper(naira(most.per_payment))}
            {...form.field('perPayment')}
          >
            <FormMoney<'perPayment'> form={form} name="perPayment" currency="NGN" />
          </Field>
          <Field label={words.perDay} helper={words.capHelper(naira(most.per_day))} {...form.field('perDay')}>
            <FormMoney<'perDay'> form={form} name="perDay" currency="NGN" />
          </Field>
        </>
      )}
      <Field label={words.goodFor} {...form.field('days')}>
        <Select {...form.text('days')}>
          {periods.map(days => (
            <option key={days} value={days}>
              {words.days(days)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" isLoading={form.isBusy}>
        {words.next}
      </Button>
    </form>
  );
}

const chosen = (values: Readonly<Record<KeyScope, boolean>>): KeyScope[] => keyScopes.filter(scope => values[scope]);

const naira = (amount: string) => formatAmount(amount, 'NGN');

export function capFaults(typed: Caps, most: Caps): { perPayment: Fault | undefined; perDay: Fault | undefined } {
  const [payment, day] = [minorIn(typed.per_payment), minorIn(typed.per_day)];
  const perPayment = capFault(payment, minorIn(most.per_payment));
  const isAboveDay = payment > day && day > 0n;
  return {
    perPayment: perPayment ?? (isAboveDay ? apiKeyFaults.key_payment_above_day : undefined),
    perDay: capFault(day, minorIn(most.per_day)),
  };
}

function capFault(minor: bigint, mostMinor: bigint): Fault | undefined {
  if (minor <= 0n) return apiKeyFaults.key_limit_unusable;
  return minor > mostMinor ? apiKeyFaults.key_limit_above_own : undefined;
}

function minorIn(typed: string): bigint {
  const money = parseMoney(typed, 'NGN');
  return typeof money === 'string' ? 0n : money.minor;
}
