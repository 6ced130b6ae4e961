import { useQueryClient } from '@tanstack/react-query';
import { callOnce } from '@wura/browser/call-once';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { toast } from '@wura/ui/toast';
import { useNarrow } from '@wura/ui/use-narrow';
import { useNavigate } from 'react-router';
import { disputeFaults, disputeTextFault, type DisputeReason } from '../rules.ts';
import { openDispute } from './calls.ts';
import { disputeMessages } from './messages.ts';
import { useReasons } from './use-reasons.ts';

/** What went wrong with one payment; sent, it is a case with a number, which opens. */
export function ReportForm({ payment }: { payment: string }) {
  const words = useMessages(disputeMessages);
  const reasons = useReasons(payment);
  const isNarrow = useNarrow();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm({
    initial: { reason: '', text: '' },
    faults: ({ reason, text }) => ({
      reason: reason === '' ? disputeFaults.dispute_reason_missing : undefined,
      text: disputeTextFault(text),
    }),
    submit: async ({ reason, text }) => {
      const body = { transaction_id: payment, reason: reason as DisputeReason, text };
      const opened = await callOnce(openDispute, { body });
      toast(words.sent(opened.case_number));
      announce(words.sent(opened.case_number));
      await queries.invalidateQueries();
      await navigate(`${viewAddress('disputes')}&case=${opened.id}`, { replace: true });
    },
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={event => void form.send(event)}>
      <FormFailure form={form} fallback={words.failed} dismissLabel={words.dismiss} />
      <Field label={words.reason} {...form.field('reason')}>
        <Select {...form.text('reason')}>
          <option value="">{words.choose}</option>
          {reasons.map(reason => (
            <option key={reason} value={reason}>
              {words.reasons[reason]}
            </option>
          ))}
        </Select>
      </Field>
      {form.values.reason === 'not_me' && <Banner tone="info" isNote title={words.notMe} />}
      <Field label={words.text} helper={words.textHelper} {...form.field('text')}>
        <TextArea {...form.text('text')} rows={5} />
      </Field>
      <Button type="submit" size={isNarrow ? 56 : 52} isWide isLoading={form.isBusy} loadingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
