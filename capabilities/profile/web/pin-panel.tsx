import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { useKept } from '@wura/browser/use-kept';
import { usePanels } from '@wura/browser/views';
import { readPinStatus } from '@wura/identity/web/pin-calls';
import { SetPinForm } from '@wura/identity/web/set-pin-form';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ChangePinForm } from './change-pin-form.tsx';
import { pinPanelMessages } from './messages.ts';
import { PinThreshold } from './pin-threshold.tsx';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';

/** Set or Change: whether a PIN exists decides. */
export function PinPanel() {
  const words = useMessages(pinPanelMessages);
  const queries = useQueryClient();
  const status = useRoute(readPinStatus, {});
  const [isOpen, setOpen] = useState(false);
  const others = usePanels('pin');
  const hadPin = useKept('pin', status.data?.hasPin) ?? false;
  const hasPin = status.data?.hasPin ?? false;
  const title = hasPin ? words.change : words.set;

  function finish(said: string) {
    setOpen(false);
    toast(said);
    // Known without asking, and after the dialog is gone, so that its form does not change under the last press.
    queries.setQueryData(keyOf(readPinStatus), { hasPin: true });
  }

  return (
    <section className="panel p-5" aria-labelledby="pin-title">
      <h2 id="pin-title" className="text-t3">
        {words.title}
      </h2>
      {status.isPending && <Skeleton className={`mt-3 ${hadPin ? 'h-[314px] md:h-[269px]' : 'h-[97px]'}`} />}
      {status.isError && (
        <p role="alert" className="mt-1 text-bad">
          {words.loadFailed}{' '}
          <button type="button" className="link min-h-11" onClick={() => void status.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {status.data && (
        <>
          <p className="mt-1 mb-4 text-ink-2">{hasPin ? words.changeLead : words.setLead}</p>
          <Button look={hasPin ? 'line' : 'ink'} size={44} icon={<KeyRound />} onClick={() => setOpen(true)}>
            {title}
          </Button>
          {hasPin && <PinThreshold />}
          {hasPin && others.map(panel => <OtherRoomsPanel key={panel.id} panel={panel} />)}
        </>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={words.close}>
        {hasPin ? (
          <ChangePinForm onDone={() => finish(words.changeDone)} />
        ) : (
          <SetPinForm onDone={() => finish(words.setDone)} />
        )}
      </Dialog>
    </section>
  );
}
