import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { StatusChip } from '@wura/ui/status-chip';
import { TextInput } from '@wura/ui/text-input';
import type { KycRecord } from '../contract.ts';
import { isWholeNumber, kycFaults } from '../rules.ts';
import { checkIdentity } from './calls.ts';
import { identityMessages } from './messages.ts';

type IdentityFormProps = {
  /** Which of the two the registers have confirmed already: those are not asked for again. */
  numbers: KycRecord['numbers'];
  title: string;
  lead: string;
  onDone: () => void;
};

/** Asks the registers about the customer's BVN, NIN or both. */
export function IdentityForm({ numbers, title, lead, onDone }: IdentityFormProps) {
  const words = useMessages(identityMessages);
  const queries = useQueryClient();
  const form = useForm({
    initial: { bvn: '', nin: '' },
    faults: ({ bvn, nin }) => {
      const none = bvn === '' && nin === '' ? kycFaults.number_missing : undefined;
      return {
        bvn: isFine(bvn) ? (numbers.bvn ? undefined : none) : kycFaults.bvn_not_whole,
        nin: isFine(nin) ? (numbers.bvn ? none : undefined) : kycFaults.nin_not_whole,
      };
    },
    submit: async ({ bvn, nin }) => {
      try {
        await call(checkIdentity, { body: { ...(bvn !== '' && { bvn }), ...(nin !== '' && { nin }) } });
      } finally {
        // One of two may have been confirmed although the other was not.
        await queries.invalidateQueries();
      }
      onDone();
    },
  });
  const isFine = (digits: string) => digits === '' || isWholeNumber(digits);
  const digitsOnly = (name: 'bvn' | 'nin') => ({
    ...form.text(name),
    onChange: (event: { target: { value: string } }) =>
      form.set(name, event.target.value.replaceAll(/\D/g, '').slice(0, 11)),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-5">
      <div>
        <h2 className="text-t3">{title}</h2>
        <p className="mt-1 text-ink-2">{lead}</p>
      </div>
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} />
      {(['bvn', 'nin'] as const).map(kind =>
        numbers[kind] ? (
          <p key={kind} className="flex items-center justify-between gap-3 font-label">
            {words[kind]}
            <StatusChip status="completed" label={words.confirmed} />
          </p>
        ) : (
          <Field key={kind} label={words[kind]} {...form.field(kind)} helper={words[`${kind}Helper`]}>
            <TextInput {...digitsOnly(kind)} inputMode="numeric" autoComplete="off" />
          </Field>
        ),
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.checking}>
        {words.check}
      </Button>
    </form>
  );
}
