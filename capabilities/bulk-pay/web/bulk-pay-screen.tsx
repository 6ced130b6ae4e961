import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { viewAddress } from '@wura/browser/views';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { ListPage } from '@wura/ui/list-page';
import { useNarrow } from '@wura/ui/use-narrow';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { BatchPage } from './batch-page.tsx';
import { listBatches } from './calls.ts';
import { FileForm } from './file-form.tsx';
import { bulkMessages } from './messages.ts';

/** Files of payments: those there are, a new one, or one of them whole. */
export default function BulkPayScreen() {
  const words = useMessages(bulkMessages);
  const isNarrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const list = useRoute(listBatches, {}, { isOff: id !== null });
  const batches = list.data?.data ?? [];
  const go = (change: Record<string, string>) => setSearch(new URLSearchParams({ view: 'bulk-pay', ...change }));
  if (id !== null) return <BatchPage id={id} />;
  const add = (
    <Button icon={<Plus />} isWide={isNarrow} onClick={() => go({ new: '1' })}>
      {words.add}
    </Button>
  );
  return (
    <ListPage words={words} list={list} isEmpty={batches.length === 0} motif="corn" add={add}>
      {batches.length > 0 && (
        <ul className="panel mt-5">
          {batches.map(batch => (
            <li key={batch.id} className="not-first:border-t not-first:border-line">
              <Link
                to={`${viewAddress('bulk-pay')}&id=${batch.id}`}
                className="flex min-h-14 flex-wrap items-center gap-x-4 px-5 py-3"
              >
                <span className="grow">
                  <span className="block font-label break-words">{batch.name || words.unnamed}</span>
                  <span className="block text-small text-ink-3">
                    {words.lines(batch.lines)} · {words.states[batch.status]} · {listDate(batch.created_at)}
                  </span>
                </span>
                <span className="money">{formatAmount(batch.total, batch.currency)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Dialog isOpen={search.has('new')} onClose={() => go({})} title={words.add} closeLabel={words.close}>
        {search.has('new') && <FileForm onChecked={made => go({ id: made.id })} />}
      </Dialog>
    </ListPage>
  );
}
