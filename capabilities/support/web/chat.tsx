import { clockTime, momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { readToken } from '@wura/browser/session';
import { useHasView, viewAddress } from '@wura/browser/views';
import { IconButton } from '@wura/ui/icon-button';
import { holdPageStill } from '@wura/ui/still-page';
import { useNarrow } from '@wura/ui/use-narrow';
import { SendHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { chatMessageCharactersMax } from '../rules.ts';
import { ChatLog } from './chat-log.tsx';
import type { Conversation } from './conversation.ts';
import { EmailForm } from './email-form.tsx';
import { chatMessages } from './messages.ts';
import './support.css';
import { readThread } from './thread.ts';
import { useConversation } from './use-conversation.ts';

interface ChatProps {
  onClose: () => void;
  /** A payment's reference, which the first words are then about. */
  about?: string | undefined;
}

/** A panel in the corner, or the whole of a phone. */
export function Chat({ onClose, about }: ChatProps) {
  const words = useMessages(chatMessages);
  const { conversation, load, loadEarlier, send, resend } = useConversation();
  const titleId = useId();
  // Visitors have no cases, and their page has no views.
  const canFollow = useHasView('help') && readToken() !== null;
  const dialog = useChatDialog(onClose);
  const isVisitorWithThread = conversation.messages.length > 0 && readToken() === null && readThread() !== undefined;

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className="support-chat">
      <div className="on-cloth flex flex-none items-start gap-3 bg-(--aro-800) py-3.5 pr-2 pl-5 text-on-cloth">
        <div className="min-w-0 grow">
          <h2 id={titleId} className="text-t3">
            {words.title}
          </h2>
          <Presence hours={conversation.hours} />
        </div>
        <IconButton label={words.close} icon={<X />} onClick={onClose} />
      </div>
      {canFollow && (
        <a href={viewAddress('help')} className="link inline-flex min-h-11 items-center px-5 text-small">
          {words.help}
        </a>
      )}
      <ChatLog conversation={conversation} onRetry={load} onEarlier={loadEarlier} onAgain={resend} />
      {isVisitorWithThread && <EmailForm />}
      <MessageForm onSend={send} initial={about === undefined ? '' : words.about(about)} />
    </dialog>
  );
}

/** Online is said only while people are, and nothing is said before that is known. */
function Presence({ hours }: Pick<Conversation, 'hours'>) {
  const words = useMessages(chatMessages);
  if (!hours) return <p className="min-h-10" />;
  const { isNow, changesAt } = hours;
  return (
    <>
      <p className="flex items-center gap-2 text-small">
        <i aria-hidden="true" className={`size-2 rounded-full ${isNow ? 'bg-(--ewe-300)' : 'bg-(--wura-400)'}`} />
        {isNow ? words.online : words.away}
      </p>
      <p className="min-h-5 text-small text-on-cloth-2">
        {isNow ? words.until(clockTime(changesAt)) : words.from(momentDate(changesAt))}
      </p>
    </>
  );
}

/** On a phone it covers the page and holds the focus; on a desktop the page beside it stays in use. */
function useChatDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isNarrow = useNarrow();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isNarrow) element.showModal();
    else element.show();
    element.querySelector('input')?.focus();
    // Only a modal dialog knows Escape by itself; both are closed by the part that opened them.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('keydown', escape);
    const letGo = holdPageStill();
    return () => {
      element.removeEventListener('keydown', escape);
      element.close();
      letGo();
    };
  }, [isNarrow]);

  return dialog;
}

function MessageForm({ onSend, initial }: { onSend: (text: string) => Promise<void>; initial: string }) {
  const words = useMessages(chatMessages);
  const [text, setText] = useState(initial);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Nothing but space is nothing said.
    if (text.trim() === '') return;
    void onSend(text);
    setText('');
  }

  return (
    <form onSubmit={submit} className="flex flex-none items-center gap-2 border-t border-line p-3">
      <div className="control grow">
        <input
          type="text"
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={chatMessageCharactersMax}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <button type="submit" aria-label={words.send} className="icon-btn bg-brand text-on-brand">
        <SendHorizontal />
      </button>
    </form>
  );
}
