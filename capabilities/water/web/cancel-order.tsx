import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import type { WaterOrder } from '../contract.ts';
import { cancelOrder } from './calls.ts';
import { orderMessages } from './messages.ts';

/** Asks once more, because what is cancelled stays so. */
export function CancelOrder({ order }: { order: WaterOrder }) {
  const words = useMessages(orderMessages);
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { params: { id: order.id } }),
    onSuccess: () => announce(words.cancelled),
    // Balance, history and the order itself; a refusal means that it has moved on.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      {cancel.isError && <Banner tone="bad" title={refusalText(cancel.error, { fallback: words.cancelFailed })} />}
      {isAsked ? (
        <>
          <p className="text-ink-2">{words.cancelSure(formatAmount(order.total, 'NGN'))}</p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              look="danger"
              isLoading={cancel.isPending}
              loadingLabel={words.cancelling}
              onClick={() => cancel.mutate()}
            >
              {words.cancelYes}
            </Button>
            <Button look="line" onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
          </div>
        </>
      ) : (
        <Button look="line" isWide onClick={() => setAsked(true)}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
