import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BlockedPerson } from '../contract.ts';
import { blockPerson, showTransaction } from './calls.ts';
import { blockMessages } from './messages.ts';

/** Asked for from a transaction: the address names it, and its other side is who is meant. */
export function BlockFromTransaction({ onBlocked }: { onBlocked: (person: BlockedPerson) => Promise<void> }) {
  const words = useMessages(blockMessages);
  const [search, setSearch] = useSearchParams();
  const id = search.get('block') ?? '';
  const found = useRoute(showTransaction, { params: { id } }, { isOff: id === '' });
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const name = found.data?.counterparty?.name;
  const close = () =>
    setSearch(
      now => {
        now.delete('block');
        return now;
      },
      { replace: true },
    );
  async function block() {
    setBusy(true);
    try {
      const person = await call(blockPerson, { body: { transaction_id: id } });
      close();
      await onBlocked(person);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen={id !== '' && name !== undefined}
      onClose={close}
      title={words.blockName(name ?? '')}
      closeLabel={words.close}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{words.lead}</p>
        {failure !== undefined && (
          <p role="alert" className="font-medium text-bad">
            {refusalText(failure, { fallback: words.notDone })}
          </p>
        )}
        <Button look="danger" isLoading={isBusy} loadingLabel={words.loading} onClick={() => void block()}>
          {words.block}
        </Button>
      </div>
    </Dialog>
  );
}
