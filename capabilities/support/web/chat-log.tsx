import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Conversation, Message, Unsent } from './conversation.ts';
import { chatMessages } from './messages.ts';

interface ChatLogProps {
  conversation: Conversation;
  onRetry: () => void;
  onEarlier: (cursor: string) => Promise<void>;
  onAgain: (unsent: Unsent) => Promise<void>;
}

/** What was said, the newest below, where the eye is. */
export function ChatLog({ conversation, onRetry, onEarlier, onAgain }: ChatLogProps) {
  const words = useMessages(chatMessages);
  const { status, messages, unsent, reference, cursor } = conversation;
  const log = useNewestInSight(`${messages.at(-1)?.id} ${unsent.length}`);
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.conversation}
      tabIndex={0}
      className="flex grow flex-col gap-2.5 overflow-y-auto p-4"
    >
      {cursor !== null && (
        <button type="button" className="link min-h-11 self-center text-small" onClick={() => void onEarlier(cursor)}>
          {words.earlier}
        </button>
      )}
      <Bubble isMine={false} by={words.title}>
        {words.greeting}
      </Bubble>
      {status === 'loading' && (
        <Loading text={words.loading}>
          <Skeleton className="h-10 w-3/4" />
        </Loading>
      )}
      {status === 'failed' && (
        <p role="alert" className="text-small text-bad">
          {words.failed}{' '}
          <button type="button" className="link min-h-11" onClick={onRetry}>
            {words.retry}
          </button>
        </p>
      )}
      {messages.map(message => (
        <Said key={message.id} message={message} />
      ))}
      {unsent.map(each => (
        <Bubble key={each.key} isMine by={words.you} isFaint note={<Fate unsent={each} onAgain={onAgain} />}>
          {each.text}
        </Bubble>
      ))}
      {reference !== null && (
        <p className="mt-auto pt-2 text-center text-small text-ink-2">{words.number(reference)}</p>
      )}
    </div>
  );
}

function Said({ message: { from, by, text, at } }: { message: Message }) {
  const words = useMessages(chatMessages);
  const isMine = from === 'you';
  const who = isMine ? words.you : (by ?? words.title);
  return (
    <Bubble isMine={isMine} by={who} note={isMine ? listDate(at) : `${who}, ${listDate(at)}`}>
      {text}
    </Bubble>
  );
}

function Fate({ unsent, onAgain }: { unsent: Unsent; onAgain: (unsent: Unsent) => Promise<void> }) {
  const words = useMessages(chatMessages);
  if (!unsent.hasFailed) return words.sending;
  return (
    <span role="alert" className="text-bad">
      {words.notSent}{' '}
      <button type="button" className="link min-h-11" onClick={() => void onAgain(unsent)}>
        {words.again}
      </button>
    </span>
  );
}

type BubbleProps = { isMine: boolean; by: string; isFaint?: boolean; note?: ReactNode; children: string };

function Bubble({ isMine, by, isFaint = false, note, children }: BubbleProps) {
  const side = isMine ? 'self-end bg-solid text-on-solid rounded-br-md' : 'self-start bg-sunken rounded-bl-md';
  return (
    <>
      <p
        className={`max-w-[85%] rounded-2xl px-3.5 py-2.5 text-body wrap-anywhere whitespace-pre-wrap ${side} ${isFaint ? 'opacity-80' : ''}`}
      >
        <span className="sr-only">{by}: </span>
        {children}
      </p>
      {note && <p className={`-mt-1.5 text-micro text-ink-2 ${isMine ? 'self-end' : 'self-start'}`}>{note}</p>}
    </>
  );
}

/** Whatever comes last is scrolled to, and earlier messages that are loaded do not move what is being read. */
function useNewestInSight(newest: string) {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  return log;
}
