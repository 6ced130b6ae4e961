import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { CopyButton } from '@wura/ui/copy-button';
import { Button } from '@wura/ui/button';
import { EmptyState } from '@wura/ui/empty-state';
import { Switch } from '@wura/ui/switch';
import { useNarrow } from '@wura/ui/use-narrow';
import { useState } from 'react';
import { debugMessages } from './messages.ts';
import { forgetCalls, record, useRecordedCalls, type RecordedCall } from './recorded-calls.ts';

// Opened by its address before the shell began to record.
record();

/** What this page asked of the server, and what became of it. */
export default function DebugScreen() {
  const words = useMessages(debugMessages);
  const isNarrow = useNarrow();
  const calls = useRecordedCalls();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const shown = isFailedOnly ? calls.filter(hasFailed) : calls;
  return (
    <>
      {!isNarrow && <h1 className="mb-2 text-t1">{words.title}</h1>}
      <div className="flex flex-col gap-5 px-3 pt-1 pb-6 md:px-0">
        <p className="max-w-[640px] text-ink-2">{words.lead}</p>
        <Health />
        <section className="panel p-5" aria-labelledby="calls-title">
          <div className="flex items-center justify-between gap-3">
            <h2 id="calls-title" className="text-t3">
              {words.calls}
            </h2>
            {calls.length > 0 && (
              <Button look="quiet" size={40} onClick={forgetCalls}>
                {words.clear}
              </Button>
            )}
          </div>
          <Switch label={words.failedOnly} isOn={isFailedOnly} onChange={setFailedOnly} />
          {shown.length === 0 ? (
            <EmptyState motif="wave" title={words.empty}>
              {words.emptyText}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {shown.map(call => (
                <Call key={call.id} call={call} />
              ))}
            </ul>
          )}
        </section>
        <a href="/api/openapi.json" className="link inline-flex min-h-11 items-center self-start">
          {words.docs}
        </a>
      </div>
    </>
  );
}

const hasFailed = ({ status }: RecordedCall) => status === undefined || status >= 400;

function Call({ call }: { call: RecordedCall }) {
  const words = useMessages(debugMessages);
  const { method, address, status, ms, requestId, sent, answer } = call;
  return (
    <li>
      <details className="py-1">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className={`w-10 font-label ${hasFailed(call) ? 'text-bad' : 'text-ok'}`}>
            {status ?? words.noAnswer}
          </span>
          <code className="min-w-0 grow text-small wrap-anywhere">
            {method} {address}
          </code>
          <span className="text-small text-ink-3">{words.ms(Math.round(ms))}</span>
        </summary>
        {requestId !== undefined && (
          <p className="flex flex-wrap items-center gap-3 text-small">
            <span className="text-ink-3">{words.requestId}</span>
            <code className="wrap-anywhere">{requestId}</code>
            <CopyButton value={requestId} label={words.copyRequest} copied={words.copied}>
              {words.copy}
            </CopyButton>
          </p>
        )}
        <Body title={words.sent} text={sent} />
        <Body title={words.answer} text={answer} />
      </details>
    </li>
  );
}

function Body({ title, text }: { title: string; text: string | undefined }) {
  const words = useMessages(debugMessages);
  return (
    <div className="mb-3">
      <h3 className="text-small text-ink-3">{title}</h3>
      {text === undefined ? (
        <p className="text-small">{words.nothing}</p>
      ) : (
        // Reached by the keyboard, because it scrolls.
        // eslint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
        <pre tabIndex={0} aria-label={title} role="region" className="max-h-80 overflow-auto rounded-xl bg-sunken p-3">
          <code className="text-small">{text}</code>
        </pre>
      )}
    </div>
  );
}

/** Whether the server takes work now, asked outside the customer's session. */
function Health() {
  const words = useMessages(debugMessages);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['/api/health/ready'],
    queryFn: async () => {
      const startedAt = performance.now();
      const isUp = await fetch('/api/health/ready', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      return { isUp, ms: Math.round(performance.now() - startedAt) };
    },
  });
  return (
    <section className="panel flex flex-wrap items-center justify-between gap-3 p-5" aria-labelledby="health-title">
      <div>
        <h2 id="health-title" className="text-t3">
          {words.health}
        </h2>
        <p role="status" className="text-ink-2">
          {data ? (
            <>
              <span className={`font-medium ${data.isUp ? 'text-ok' : 'text-bad'}`}>
                {data.isUp ? words.up : words.down}
              </span>
              {' · '}
              {words.answeredIn(data.ms)}
            </>
          ) : (
            words.asking
          )}
        </p>
      </div>
      <Button look="line" size={44} isLoading={isFetching} onClick={() => void refetch()}>
        {words.askAgain}
      </Button>
    </section>
  );
}
