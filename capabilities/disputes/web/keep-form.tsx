import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { recallFaults, recallTextFault, refusalReasons, type RefusalReason } from '../recall-rules.ts';
import { refuseRecall } from './calls.ts';
import { recallMessages } from './recall-messages.ts';

/** The other answer: why the money stays. */
export function KeepForm({ id }: { id: string }) {
  const words = useMessages(recallMessages);
  const queries = useQueryClient();
  const form = useForm({
    initial: { reason: '', text: '' },
    faults: ({ reason, text }) => ({
      reason: reason === '' ? recallFaults.recall_reason_missing : undefined,
      text: recallTextFault(text),
    }),
    submit: async ({ reason, text }) => {
      const body = { reason: reason as RefusalReason, ...(text !== '' && { text }) };
      await call(refuseRecall, { params: { id }, body });
      announce(words.told);
      await queries.invalidateQueries();
    },
  });
  return (
    <form noValidate aria-labelledby="keep" className="flex flex-col gap-3" onSubmit={event => void form.send(event)}>
      <h3 id="keep" className="text-entry">
        {words.keep}
      </h3>
      <p className="text-small text-ink-2">{words.keepLead}</p>
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.tellFailed })} />
      )}
      <Field label={words.why} {...form.field('reason')}>
        <Select {...form.text('reason')}>
          <option value="">{words.choose}</option>
          {refusalReasons.map(reason => (
            <option key={reason} value={reason}>
              {words.reasons[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.text} {...form.field('text')}>
        <TextArea {...form.text('text')} rows={3} />
      </Field>
      <Button type="submit" look="line" isWide isLoading={form.isBusy} loadingLabel={words.telling}>
        {words.tell}
      </Button>
    </form>
  );
}
