import { callOnce } from '@wura/browser/call-once';
import { useDraft } from '@wura/browser/drafts';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useCustomer } from '@wura/identity/web/customer';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import * as rules from '../rules.ts';
import { askForBusiness } from './calls.ts';
import { requestMenuMessages } from './menu-messages.ts';
import { businessMessages, requestMessages } from './messages.ts';
import type { Shown } from './request-facts.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestPage } from './request-page.tsx';
import { useSent } from './use-sent.ts';

const { requestFaults } = rules;

const empty = { form: '', firstName: '', secondName: '', activity: '', address: '', details: '', consent: false };

function faultsOf(values: typeof empty) {
  return {
    form: values.form === '' ? requestFaults.business_form_missing : undefined,
    firstName: rules.businessNameFault(values.firstName),
    secondName: rules.secondNameFault(values.secondName, values.firstName),
    activity: rules.activityFault(values.activity),
    address: rules.businessAddressFault(values.address),
    details: rules.optionalTextFault(values.details),
    consent: values.consent ? undefined : requestFaults.consent_missing,
  };
}

export default function BusinessScreen() {
  const words = useMessages(businessMessages);
  const menu = useMessages(requestMenuMessages);
  const { choose } = useMessages(requestMessages);
  const { data: customer } = useCustomer();
  const sent = useSent();
  const form = useForm({
    initial: empty,
    faults: faultsOf,
    submit: async ({ form: what, firstName, secondName, activity, address, details }) => {
      const body = {
        form: what as (typeof rules.businessForms)[number],
        firstName,
        secondName,
        activity,
        address,
        details,
        consent: true as const,
      };
      const request = await callOnce(askForBusiness, { body });
      form.restore(empty);
      await sent(request);
    },
  });
  useDraft({ name: 'business-registration', owner: customer?.id, draft: form.values, restore: form.restore });

  return (
    <RequestPage
      kind="business-registration"
      service="business_registration"
      title={menu.business}
      lead={words.lead}
      shown={useShown()}
    >
      <RequestForm form={form} consent={words.consent} caution={words.caution}>
        <Field label={words.fields['form']} {...form.field('form')}>
          <Select {...form.text('form')}>
            <option value="">{choose}</option>
            {rules.businessForms.map(id => (
              <option key={id} value={id}>
                {words.forms[id]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.fields['firstName']} {...form.field('firstName')}>
          <TextInput {...form.text('firstName')} autoComplete="off" />
        </Field>
        <Field label={words.fields['secondName']} helper={words.secondHelper} {...form.field('secondName')}>
          <TextInput {...form.text('secondName')} autoComplete="off" />
        </Field>
        <Field label={words.fields['activity']} {...form.field('activity')}>
          <TextArea {...form.text('activity')} rows={2} />
        </Field>
        <Field label={words.fields['address']} {...form.field('address')}>
          <TextArea {...form.text('address')} rows={2} autoComplete="street-address" />
        </Field>
      </RequestForm>
    </RequestPage>
  );
}

function useShown(): Shown {
  const words = useMessages(businessMessages);
  return {
    fields: Object.keys(words.fields),
    title: ({ firstName = '' }) => firstName,
    label: field => words.fields[field] ?? field,
    value: (field, text) => (field === 'form' ? (words.forms[text] ?? text) : text),
  };
}
