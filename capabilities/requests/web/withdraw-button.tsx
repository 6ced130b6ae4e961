import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import type { Request } from '../contract.ts';
import { callsOf } from './calls.ts';
import { requestMessages } from './messages.ts';

/** Asks once more, because what is withdrawn stays so. */
export function WithdrawButton({ request: { kind, id } }: { request: Request }) {
  const words = useMessages(requestMessages);
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => call(callsOf[kind].withdraw, { params: { id } }),
    onSuccess: () => announce(words.withdrawn),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <div className="mt-6 flex flex-col gap-2.5">
      {withdraw.isError && (
        <Banner tone="bad" title={refusalText(withdraw.error, { fallback: words.withdrawFailed })} />
      )}
      {isAsked ? (
        <>
          <p className="text-ink-2">{words.withdrawSure}</p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              look="danger"
              isLoading={withdraw.isPending}
              loadingLabel={words.withdrawing}
              onClick={() => withdraw.mutate()}
            >
              {words.withdrawYes}
            </Button>
            <Button look="line" onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
          </div>
        </>
      ) : (
        <Button look="line" isWide onClick={() => setAsked(true)}>
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}
