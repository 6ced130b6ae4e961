import { idle } from '@wura/browser/idle';
import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { Dialog } from '@wura/ui/dialog';
import { lazy, Suspense, useEffect } from 'react';
import { FactsAreLoading } from './facts-are-loading.tsx';
import { detailMessages } from './messages.ts';

const load = () => import('./transaction-facts.tsx');

const TransactionFacts = lazy(() =>
  load().then(
    ({ TransactionFacts: facts }) => ({ default: facts }),
    () => ({ default: NotLoaded }),
  ),
);

/** One movement whole: a sheet on a phone, a panel at the right on a desktop. What is in it is fetched after the wallets. */
export function TransactionDetail({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const words = useMessages(detailMessages);
  useEffect(() => {
    void idle()
      .then(load)
      .catch(() => undefined);
  }, []);
  return (
    <Dialog look="panel" isOpen={id !== undefined} onClose={onClose} title={words.title} closeLabel={words.close}>
      {id !== undefined && (
        <Suspense fallback={<FactsAreLoading />}>
          <TransactionFacts id={id} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** Where the connection went before the sheet could be drawn. */
function NotLoaded() {
  const words = useMessages(detailMessages);
  return <Banner tone="bad" title={words.failed} />;
}
