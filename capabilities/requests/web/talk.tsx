import { useQueryClient } from '@tanstack/react-query';
import { callOnce } from '@wura/browser/call-once';
import { momentDate } from '@wura/browser/dates';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import type { Request } from '../contract.ts';
import { textFault } from '../rules.ts';
import { callsOf } from './calls.ts';
import { requestMessages } from './messages.ts';

/** What was said on both sides, oldest first, and a place to say more. */
export function Talk({ request }: { request: Request }) {
  const words = useMessages(requestMessages);
  const queries = useQueryClient();
  const form = useForm({
    initial: { message: '' },
    faults: ({ message }) => ({ message: textFault(message) }),
    submit: async ({ message }) => {
      await callOnce(callsOf[request.kind].write, { params: { id: request.id }, body: { message } });
      form.restore({ message: '' });
      announce(words.messageSent);
      await queries.invalidateQueries();
    },
  });
  return (
    <section aria-labelledby="talk">
      <h3 id="talk" className="mb-2 text-entry">
        {words.messages}
      </h3>
      {request.messages.length === 0 && <p className="text-small text-ink-3">{words.noMessages}</p>}
      <ul className="flex flex-col gap-2.5">
        {request.messages.map(({ from, by, text, at }) => (
          <li
            key={at}
            className={`max-w-[88%] rounded-2xl px-3.5 py-2.5 ${from === 'you' ? 'self-end bg-selected' : 'self-start bg-sunken'}`}
          >
            <p className="text-small font-medium">{from === 'you' ? words.you : (by ?? words.staff)}</p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-micro text-ink-2">{momentDate(at)}</p>
          </li>
        ))}
      </ul>
      {request.can_write && (
        <form noValidate className="mt-4 flex flex-col gap-2.5" onSubmit={event => void form.send(event)}>
          {form.failure !== undefined && (
            <Banner tone="bad" title={refusalText(form.failure, { fallback: words.messageFailed })} />
          )}
          <Field label={request.status === 'needs_information' ? words.answer : words.write} {...form.field('message')}>
            <TextArea {...form.text('message')} rows={2} />
          </Field>
          <Button
            type="submit"
            look={request.status === 'needs_information' ? 'gold' : 'line'}
            size={44}
            className="self-end"
            isLoading={form.isBusy}
            loadingLabel={words.sending}
          >
            {words.sendMessage}
          </Button>
        </form>
      )}
    </section>
  );
}
