import { callOnce } from '@wura/browser/call-once';
import { useDraft } from '@wura/browser/drafts';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import * as rules from '../rules.ts';
import { askForLoan } from './calls.ts';
import { requestMenuMessages } from './menu-messages.ts';
import { loanMessages, requestMessages } from './messages.ts';
import type { Shown } from './request-facts.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestPage } from './request-page.tsx';
import { useSent } from './use-sent.ts';

const { requestFaults } = rules;

const empty = { amount: '', months: '', purpose: '', monthlyIncome: '', work: '', details: '', consent: false };

const monthsOf = (typed: string) => (/^\d{1,3}$/.test(typed) ? Number(typed) : undefined);

function faultsOf(values: typeof empty) {
  return {
    amount: rules.loanAmountFault(values.amount),
    months: rules.monthsFault(monthsOf(values.months)),
    purpose: values.purpose === '' ? requestFaults.loan_purpose_missing : undefined,
    monthlyIncome: rules.incomeFault(values.monthlyIncome),
    work: values.work === '' ? requestFaults.loan_work_missing : undefined,
    details: rules.optionalTextFault(values.details),
    consent: values.consent ? undefined : requestFaults.consent_missing,
  };
}

export default function LoansScreen() {
  const words = useMessages(loanMessages);
  const menu = useMessages(requestMenuMessages);
  const { choose } = useMessages(requestMessages);
  const { data: customer } = useCustomer();
  const sent = useSent();
  const form = useForm({
    initial: empty,
    faults: faultsOf,
    submit: async ({ amount, months, purpose, monthlyIncome, work, details }) => {
      const body = {
        amount,
        months: monthsOf(months),
        purpose: purpose as (typeof rules.loanPurposes)[number],
        monthlyIncome,
        work: work as (typeof rules.workKinds)[number],
        details,
        consent: true as const,
      };
      const request = await callOnce(askForLoan, { body });
      form.restore(empty);
      await sent(request);
    },
  });
  useDraft({ name: 'loans', owner: customer?.id, draft: form.values, restore: form.restore });

  const money = (name: 'amount' | 'monthlyIncome') => (
    <MoneyInput
      value={form.values[name]}
      onChange={value => form.set(name, value)}
      onBlur={() => form.leave(name)}
      symbol="₦"
      minorDigits={2}
      pill={<CurrencyPill code="NGN" />}
    />
  );
  const options = (of: Readonly<Record<string, string>>, ids: readonly string[]) => (
    <>
      <option value="">{choose}</option>
      {ids.map(id => (
        <option key={id} value={id}>
          {of[id]}
        </option>
      ))}
    </>
  );

  return (
    <RequestPage kind="loans" service="loans_requests" title={menu.loans} lead={words.lead} shown={useShown()}>
      <RequestForm form={form} consent={words.consent} caution={words.caution}>
        <Field label={words.fields['amount']} helper={words.amountHelper} {...form.field('amount')}>
          {money('amount')}
        </Field>
        <Field label={words.fields['months']} helper={words.monthsHelper} {...form.field('months')}>
          <TextInput {...form.text('months')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={words.fields['purpose']} {...form.field('purpose')}>
          <Select {...form.text('purpose')}>{options(words.purposes, rules.loanPurposes)}</Select>
        </Field>
        <Field label={words.fields['monthlyIncome']} {...form.field('monthlyIncome')}>
          {money('monthlyIncome')}
        </Field>
        <Field label={words.fields['work']} {...form.field('work')}>
          <Select {...form.text('work')}>{options(words.works, rules.workKinds)}</Select>
        </Field>
      </RequestForm>
    </RequestPage>
  );
}

function useShown(): Shown {
  const words = useMessages(loanMessages);
  const value = (field: string, text: string) => {
    if (field === 'amount' || field === 'monthlyIncome') return formatAmount(text, 'NGN');
    if (field === 'purpose') return words.purposes[text] ?? text;
    return field === 'work' ? (words.works[text] ?? text) : text;
  };
  return {
    fields: Object.keys(words.fields),
    title: ({ amount = '0' }) => formatAmount(amount, 'NGN'),
    label: field => words.fields[field] ?? field,
    value,
  };
}
