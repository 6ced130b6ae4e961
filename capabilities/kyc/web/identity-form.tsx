import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { TextInput } from '@wura/ui/text-input';
import { isWholeNumber, kycFaults } from '../rules.ts';
import { checkIdentity } from './calls.ts';
import { identityMessages } from './messages.ts';

/** For a customer whose documents are approved, and who may move no money before a BVN or a NIN is checked. */
export function IdentityForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(identityMessages);
  const queries = useQueryClient();
  const form = useForm({
    initial: { bvn: '', nin: '' },
    faults: ({ bvn, nin }) => ({
      bvn: isFine(bvn) ? (bvn === '' && nin === '' ? kycFaults.number_missing : undefined) : kycFaults.bvn_not_whole,
      nin: isFine(nin) ? undefined : kycFaults.nin_not_whole,
    }),
    submit: async ({ bvn, nin }) => {
      await call(checkIdentity, { body: { ...(bvn !== '' && { bvn }), ...(nin !== '' && { nin }) } });
      await queries.invalidateQueries();
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
        <h2 className="text-t3">{words.title}</h2>
        <p className="mt-1 text-ink-2">{words.lead}</p>
      </div>
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} />
      <Field label={words.bvn} {...form.field('bvn')} helper={words.bvnHelper}>
        <TextInput {...digitsOnly('bvn')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={words.nin} {...form.field('nin')} helper={words.ninHelper}>
        <TextInput {...digitsOnly('nin')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.checking}>
        {words.check}
      </Button>
    </form>
  );
}
