import { useQueryClient } from '@tanstack/react-query';
import { callOnce } from '@wura/browser/call-once';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import { toast } from '@wura/ui/toast';
import { useRef, useState } from 'react';
import type { Dispute } from '../contract.ts';
import { disputeTextFault } from '../rules.ts';
import { addEvidence, writeToDispute } from './calls.ts';
import { disputeMessages } from './messages.ts';

const uploadTimeoutMs = 120_000;

/** A message, and pictures, while staff still decide. */
export function AddToCase({ dispute: { id, can_add: canAdd } }: { dispute: Dispute }) {
  const words = useMessages(disputeMessages);
  const queries = useQueryClient();
  const form = useForm({
    initial: { text: '' },
    faults: ({ text }) => ({ text: disputeTextFault(text) }),
    submit: async ({ text }) => {
      await callOnce(writeToDispute, { params: { id }, body: { text } });
      form.restore({ text: '' });
      await queries.invalidateQueries();
    },
  });
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={event => void form.send(event)}>
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.moreFailed })} />
      )}
      <Field label={words.more} {...form.field('text')}>
        <TextArea {...form.text('text')} rows={3} />
      </Field>
      <Button
        type="submit"
        look="line"
        size={44}
        className="self-end"
        isLoading={form.isBusy}
        loadingLabel={words.sending}
      >
        {words.sendMore}
      </Button>
      {canAdd && <AddPicture id={id} />}
    </form>
  );
}

function AddPicture({ id }: { id: string }) {
  const words = useMessages(disputeMessages);
  const queries = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function send(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await callOnce(addEvidence, { params: { id }, body: {}, files: { file }, timeoutMs: uploadTimeoutMs });
      toast(words.pictureAdded);
      announce(words.pictureAdded);
      await queries.invalidateQueries();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== undefined && <Banner tone="bad" title={refusalText(failure, { fallback: words.pictureFailed })} />}
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png"
        className="sr-only"
        tabIndex={-1}
        aria-label={words.addPicture}
        onChange={event => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        type="button"
        look="line"
        size={44}
        isLoading={isBusy}
        loadingLabel={words.adding}
        onClick={() => picker.current?.click()}
      >
        {words.addPicture}
      </Button>
    </>
  );
}
