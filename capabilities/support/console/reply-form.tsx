import { call } from '@wura/browser/client';
import { Failed } from '@wura/operators/console/page';
import { useDraft } from '@wura/operators/console/use-draft';
import { useDeed } from '@wura/operators/console/use-deed';
import { useKeys } from '@wura/operators/console/use-keys';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextArea } from '@wura/ui/text-area';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { replyToTicket } from './calls.ts';
import { keepReplies, savedReplies } from './saved-replies.ts';

interface ReplyFormProps {
  id: string;
  /** The newest message that stands above the form. */
  lastRead: string;
}

/** Ctrl Enter sends; R comes here. */
export function ReplyForm({ id, lastRead }: ReplyFormProps) {
  const fieldId = useId();
  const [text, setText] = useDraft(id);
  const [fault, setFault] = useState<string>();
  const [replies, setReplies] = useState(savedReplies);
  const deed = useDeed(async () => {
    await call(replyToTicket, { params: { id }, body: { message: text.trim(), last_read: lastRead } });
    setText('');
    return 'Answered';
  });
  useKeys({ r: () => document.getElementById(fieldId)?.focus() });

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '') return setFault('Please write an answer.');
    void deed.run();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  function keep() {
    const [title = ''] = text.trim().split('\n');
    if (title === '') return setFault('Please write what is to be saved.');
    const next = [...replies, { title: title.slice(0, 60), text: text.trim() }];
    keepReplies(next);
    setReplies(next);
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <Field label="Saved replies">
        <Select
          value=""
          onChange={event => {
            const chosen = replies[Number(event.target.value)];
            if (chosen) setText(text.trim() === '' ? chosen.text : `${text.trim()}\n\n${chosen.text}`);
            setFault(undefined);
          }}
        >
          <option value="">Choose one</option>
          {replies.map(({ title }, at) => (
            <option key={`${at} ${title}`} value={at}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={fieldId} label="Answer" helper="Ctrl Enter sends it." error={fault}>
        <TextArea
          rows={4}
          value={text}
          onKeyDown={press}
          onChange={event => {
            setText(event.target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <Failed error={deed.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={44} isLoading={deed.isBusy} loadingLabel="Sending…">
          Send
        </Button>
        <Button look="quiet" size={44} onClick={keep}>
          Keep as a saved reply
        </Button>
      </div>
    </form>
  );
}
