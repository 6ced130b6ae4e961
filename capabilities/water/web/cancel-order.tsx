import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { FinalButton } from '@wura/ui/final-button';
import type { WaterOrder } from '../contract.ts';
import { cancelOrder } from './calls.ts';
import { orderMessages } from './messages.ts';

/** Asks once more, because what is cancelled stays so. */
export function CancelOrder({ order }: { order: WaterOrder }) {
  const words = useMessages(orderMessages);
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { params: { id: order.id } }),
    onSuccess: () => announce(words.cancelled),
    // Balance, history and the order itself; a refusal means that it has moved on.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      <FinalButton
        label={words.cancel}
        sure={words.cancelSure(formatAmount(order.total, 'NGN'))}
        yes={words.cancelYes}
        keep={words.keep}
        isBusy={cancel.isPending}
        busyLabel={words.cancelling}
        failure={cancel.isError ? refusalText(cancel.error, { fallback: words.cancelFailed }) : undefined}
        onSure={() => cancel.mutate()}
      />
    </div>
  );
}
