import { useMutation } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { BookmarkPlus, Check } from 'lucide-react';
import { saveBeneficiary } from './calls.ts';
import { savedMessages } from './messages.ts';
import type { Order } from './send-order.ts';

type SaveButtonProps = { order: Order; onSaved: () => Promise<unknown> };

/** Offered once it is certain whose account it is: after it was paid. */
export function SaveButton({ order, onSaved }: SaveButtonProps) {
  const words = useMessages(savedMessages);
  const saving = useMutation({
    mutationFn: () =>
      call(saveBeneficiary, { body: { account_number: order.accountNumber, bank_code: order.bankCode } }),
    onSuccess: () => {
      toast(words.saved);
      return onSaved();
    },
  });
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
