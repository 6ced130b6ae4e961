import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useEffect, useRef } from 'react';
import type { Waiting } from '../contract.ts';
import { contactCodeFault } from '../rules.ts';
import { confirmContact } from './calls.ts';
import { contactMessages } from './messages.ts';

interface CodesFormProps {
  waiting: Waiting;
  onAgain: () => void;
  onDone: () => void;
}

/** One field for each code that was sent. */
export function CodesForm({ waiting, onAgain, onDone }: CodesFormProps) {
  const words = useMessages(contactMessages);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const [old, next] = [
    waiting.sent_to.find(({ end }) => end === 'old'),
    waiting.sent_to.find(({ end }) => end === 'new'),
  ];
  const form = useForm({
    initial: { oldCode: '', newCode: '' },
    faults: ({ oldCode, newCode }) => ({
      oldCode: old ? contactCodeFault(oldCode) : undefined,
      newCode: contactCodeFault(newCode),
    }),
    submit: async ({ oldCode, newCode }) => {
      await call(confirmContact, { params: { id: waiting.id }, body: { newCode, ...(old && { oldCode }) } });
      onDone();
    },
  });
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code', className: 'money-flow' } as const;
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <p ref={lead} tabIndex={-1} className="text-ink-2">
        {waiting.sent_to.map(({ end, to }) => (
          <span key={end} className="block">
            {words.sentTo(to)}
          </span>
        ))}
      </p>
      {old && (
        <Field label={words.oldCode(old.to)} {...form.field('oldCode')}>
          <TextInput {...form.text('oldCode')} {...code} />
        </Field>
      )}
      <Field label={words.newCode(next?.to ?? '')} {...form.field('newCode')}>
        <TextInput {...form.text('newCode')} {...code} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.failed })}
        </p>
      )}
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.checking}>
        {words.finish}
      </Button>
      <button type="button" className="link min-h-11 self-start" onClick={onAgain}>
        {words.again}
      </button>
    </form>
  );
}
