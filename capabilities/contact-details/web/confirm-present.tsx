import { useMutation } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useEffect } from 'react';
import { confirmPresent } from './calls.ts';
import { CodesForm } from './codes-form.tsx';
import { contactMessages } from './messages.ts';

/** Opening it sends the code: there is nothing else to say first. */
export function ConfirmPresent({ kind, onDone }: { kind: 'email' | 'phone'; onDone: () => void }) {
  const words = useMessages(contactMessages);
  const {
    mutate: ask,
    data,
    error,
    isPending,
  } = useMutation({
    mutationFn: () => call(confirmPresent, { body: { kind } }),
  });
  useEffect(() => ask(), [ask]);
  if (data && !isPending) return <CodesForm key={data.id} waiting={data} onAgain={() => ask()} onDone={onDone} />;
  if (error) {
    return (
      <p role="alert" className="font-medium text-bad">
        {refusalText(error, { fallback: words.failed })}{' '}
        <button type="button" className="link min-h-11" onClick={() => ask()}>
          {words.retry}
        </button>
      </p>
    );
  }
  return (
    <Loading text={words.sending}>
      <Skeleton className="h-32" />
    </Loading>
  );
}
