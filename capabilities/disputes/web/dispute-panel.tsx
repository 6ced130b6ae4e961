import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useSearchParams } from 'react-router';
import { readDispute } from './calls.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { disputeMessages } from './messages.ts';

/** Others work on it, so it is looked at again by itself. */
const lookAgainMs = 15_000;

/** One case over the list, where the address names one. */
export function DisputePanel() {
  const words = useMessages(disputeMessages);
  const [search, setSearch] = useSearchParams();
  const id = search.get('case') ?? undefined;

  function close() {
    const next = new URLSearchParams(search);
    next.delete('case');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog look="panel" isOpen={id !== undefined} onClose={close} title={words.case} closeLabel={words.close}>
      {id !== undefined && <Loaded id={id} />}
    </Dialog>
  );
}

function Loaded({ id }: { id: string }) {
  const words = useMessages(disputeMessages);
  const answer = useRoute(readDispute, { params: { id } }, { everyMs: lookAgainMs });
  if (answer.data) return <DisputeFacts dispute={answer.data} />;
  if (answer.isError) return <Banner tone="bad" title={refusalText(answer.error, { fallback: words.listFailed })} />;
  return (
    <Loading text={words.loading} className="min-h-[50dvh] pt-3">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-6 h-40" />
    </Loading>
  );
}
