import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wura/ui/button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { MonitorSmartphone } from 'lucide-react';
import { endOtherSessions, endSession, listSessions } from './calls.ts';
import { describeDevice } from './device.ts';
import { sessionMessages } from './messages.ts';

/** Where the customer is signed in, and the ways out. */
export default function SessionsPanel() {
  const words = useMessages(sessionMessages);
  const queries = useQueryClient();
  const sessions = useRoute(listSessions, { query: { limit: '20' } });
  const ending = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) => call(endSession, { params: { id } }),
    onSuccess: (_, { device }) => {
      toast(words.signedOutOther(device));
      return queries.invalidateQueries({ queryKey: [keyOf(listSessions)[0]] });
    },
  });

  const endingOthers = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      toast(words.signedOutOthers);
      return queries.invalidateQueries({ queryKey: [keyOf(listSessions)[0]] });
    },
  });
  const hasOthers = sessions.data?.data.some(({ current }) => !current) ?? false;
  const failure = ending.error ?? endingOthers.error;

  return (
    <section className="panel p-5" aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="text-t3">
        {words.title}
      </h2>
      {sessions.isPending && (
        <Loading text={words.loading} className="mt-3">
          <Skeleton className="h-11" />
        </Loading>
      )}
      {sessions.isError && (
        <p role="alert" className="mt-2 text-bad">
          {refusalText(sessions.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void sessions.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      <ul className="mt-1">
        {sessions.data?.data.map(({ id, user_agent, last_used_at, current }) => {
          const device = describeDevice(user_agent);
          return (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2 not-first:border-t not-first:border-line">
              <MonitorSmartphone className="text-ink-3" />
              <div className="min-w-0 grow">
                <p className="font-label wrap-anywhere">{device}</p>
                <p className="text-small text-ink-3">
                  {current ? words.thisDevice : words.lastUsed(listDate(last_used_at))}
                </p>
              </div>
              {!current && (
                <Button
                  look="quiet"
                  size={40}
                  aria-label={words.signOutOtherName(device)}
                  isLoading={ending.isPending && ending.variables.id === id}
                  onClick={() => ending.mutate({ id, device })}
                >
                  {words.signOutOther}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {failure && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {refusalText(failure, { fallback: words.signOutFailed })}
        </p>
      )}
      {hasOthers && (
        <Button
          look="line"
          size={44}
          className="mt-3"
          isLoading={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          {words.signOutOthers}
        </Button>
      )}
    </section>
  );
}
