import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { cardMessages } from './messages.ts';

type CloseDialogProps = {
  isOpen: boolean;
  isBusy: boolean;
  failure: unknown;
  onClose: () => void;
  onConfirm: () => void;
};

/** Closing cannot be undone, so it is asked twice. */
export function CloseDialog({ isOpen, isBusy, failure, onClose, onConfirm }: CloseDialogProps) {
  const words = useMessages(cardMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.closeTitle} closeLabel={words.keep} isBusy={isBusy}>
      <div className="flex flex-col gap-4">
        {failure !== undefined && <Banner tone="bad" title={refusalText(failure, { fallback: words.failed })} />}
        <p>{words.closeText}</p>
        <Button look="danger" isWide isLoading={isBusy} onClick={onConfirm}>
          {words.close}
        </Button>
        <Button look="quiet" isWide onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}
