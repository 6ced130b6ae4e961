import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Dialog } from '@wura/ui/dialog';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useSearchParams } from 'react-router';
import { readOrder } from './calls.ts';
import { orderMessages } from './messages.ts';
import { OrderFacts } from './order-facts.tsx';

const lookAgainMs = 15_000;

/** One order, over the form: where the address names one. */
export function OrderPanel() {
  const words = useMessages(orderMessages);
  const [search, setSearch] = useSearchParams();
  const id = search.get('order') ?? undefined;

  function close() {
    const next = new URLSearchParams(search);
    next.delete('order');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog look="panel" isOpen={id !== undefined} onClose={close} title={words.order} closeLabel={words.close}>
      {id !== undefined && <Loaded id={id} />}
    </Dialog>
  );
}

function Loaded({ id }: { id: string }) {
  const words = useMessages(orderMessages);
  const answer = useRoute(readOrder, { params: { id } }, { everyMs: lookAgainMs });
  if (answer.data) return <OrderFacts order={answer.data} />;
  if (answer.isError) return <Banner tone="bad" title={refusalText(answer.error, { fallback: words.failed })} />;
  return (
    <Loading text={words.loading} className="min-h-[50dvh] pt-3">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-6 h-40" />
    </Loading>
  );
}
