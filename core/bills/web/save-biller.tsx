import { useMutation } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { BookmarkPlus, Check } from 'lucide-react';
import type { BillerKind } from '../biller-kinds.ts';
import type { Biller } from '../billers-contract.ts';
import { billerMessages } from './biller-messages.ts';
import { saveBiller, type Billers } from './use-billers.ts';

export type SaveBillerProps = { kind: BillerKind; details: Biller['details']; billers: Billers };

/** Offered once the number has been paid, and is not saved yet. */
export default function SaveBiller({ kind, details, billers }: SaveBillerProps) {
  const words = useMessages(billerMessages);
  const saving = useMutation({
    mutationFn: () => call(saveBiller, { body: { kind, details } }),
    onSuccess: () => {
      toast(words.saved);
      return billers.refresh();
    },
  });
  const isSaved = billers.all.some(({ details: { number } }) => number === details.number);
  if (isSaved && saving.isIdle) return null;
  return (
    <>
      <Button
        look="veil"
        isWide
        icon={saving.isSuccess ? <Check /> : <BookmarkPlus />}
        isDisabled={saving.isSuccess}
        isLoading={saving.isPending}
        loadingLabel={words.saving}
        onClick={() => saving.mutate()}
      >
        {saving.isSuccess ? words.saved : words.save}
      </Button>
      {saving.isError && (
        <p role="alert" className="text-center text-small">
          {refusalText(saving.error, { fallback: words.saveFailed })}
        </p>
      )}
    </>
  );
}
