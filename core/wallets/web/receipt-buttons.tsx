import { fetchFile, saveFile } from '@wura/browser/download';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { FileText, Share } from 'lucide-react';
import { receiptMessages } from './messages.ts';

type ReceiptButtonsProps = { id: string; reference: string; isOnCloth?: boolean | undefined };

/** The receipt as the server draws it, so that what is shared cannot be edited on the way. */
export function ReceiptButtons({ id, reference, isOnCloth = false }: ReceiptButtonsProps) {
  const words = useMessages(receiptMessages);
  const share = useMutation({ mutationFn: () => shareReceipt({ id, reference }, () => toast(words.saved)) });
  const save = useMutation({ mutationFn: () => saveReceipt({ id, reference }) });
  const error = share.error ?? save.error;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-2.5">
        <Button
          icon={<Share />}
          className="px-3!"
          isLoading={share.isPending}
          loadingLabel={words.making}
          onClick={() => share.mutate()}
        >
          {words.share}
        </Button>
        <Button
          look={isOnCloth ? 'veil' : 'line'}
          icon={<FileText />}
          className="px-3!"
          isLoading={save.isPending}
          loadingLabel={words.making}
          onClick={() => save.mutate()}
        >
          {words.download}
        </Button>
      </div>
      {error && (
        <p role="alert" className={`text-center text-small ${isOnCloth ? '' : 'font-medium text-bad'}`}>
          {refusalText(error, { fallback: words.failed })}
        </p>
      )}
    </>
  );
}

interface Paper {
  id: string;
  reference: string;
}

async function receiptFile({ id, reference }: Paper, format: 'pdf' | 'png'): Promise<File> {
  const file = await fetchFile(`/api/transactions/${encodeURIComponent(id)}/receipt?format=${format}`);
  return new File([file], `wura-${reference}.${format}`, { type: file.type });
}

async function saveReceipt(paper: Paper): Promise<void> {
  const file = await receiptFile(paper, 'pdf');
  saveFile(file, file.name);
}

/** Where the system has no sheet of its own to share with, the picture is saved, to be sent by hand. */
async function shareReceipt(paper: Paper, whenSaved: () => void): Promise<void> {
  const file = await receiptFile(paper, 'png');
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    // Closing the system's own sheet rejects; there is nothing to say about it.
    return navigator.share({ files: [file] }).catch(() => undefined);
  }
  saveFile(file, file.name);
  whenSaved();
}
