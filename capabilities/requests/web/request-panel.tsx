import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useSearchParams } from 'react-router';
import type { RequestKind } from '../contract.ts';
import { callsOf } from './calls.ts';
import { requestMessages } from './messages.ts';
import { RequestFacts, type Shown } from './request-facts.tsx';

/** Others work on it, so it is looked at again by itself. */
const lookAgainMs = 15_000;

/** One request over the form, where the address names one. */
export function RequestPanel({ kind, shown }: { kind: RequestKind; shown: Shown }) {
  const words = useMessages(requestMessages);
  const [search, setSearch] = useSearchParams();
  const id = search.get('request') ?? undefined;

  function close() {
    const next = new URLSearchParams(search);
    next.delete('request');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog look="panel" isOpen={id !== undefined} onClose={close} title={words.request} closeLabel={words.close}>
      {id !== undefined && <Loaded kind={kind} id={id} shown={shown} />}
    </Dialog>
  );
}

function Loaded({ kind, id, shown }: { kind: RequestKind; id: string; shown: Shown }) {
  const words = useMessages(requestMessages);
  const answer = useRoute(callsOf[kind].read, { params: { id } }, { everyMs: lookAgainMs });
  if (answer.data) return <RequestFacts request={answer.data} shown={shown} />;
  if (answer.isError) return <Banner tone="bad" title={refusalText(answer.error, { fallback: words.listFailed })} />;
  return (
    <Loading text={words.loading} className="min-h-[50dvh] pt-3">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-6 h-40" />
    </Loading>
  );
}
