import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { FinalButton } from '@wura/ui/final-button';
import type { Request } from '../contract.ts';
import { callsOf } from './calls.ts';
import { requestMessages } from './messages.ts';

/** Asks once more, because what is withdrawn stays so. */
export function WithdrawButton({ request: { kind, id } }: { request: Request }) {
  const words = useMessages(requestMessages);
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(callsOf[kind].withdraw, { params: { id } }),
    onSuccess: () => announce(words.withdrawn),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <div className="mt-6 flex flex-col gap-2.5">
      <FinalButton
        label={words.withdraw}
        sure={words.withdrawSure}
        yes={words.withdrawYes}
        keep={words.keep}
        isBusy={withdraw.isPending}
        busyLabel={words.withdrawing}
        failure={withdraw.isError ? refusalText(withdraw.error, { fallback: words.withdrawFailed }) : undefined}
        onSure={() => withdraw.mutate()}
      />
    </div>
  );
}
