import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { EmptyState } from '@wura/ui/empty-state';
import { createWallet } from './calls.ts';
import { walletMessages } from './messages.ts';

/** For a customer who has none: one press, and there is one with an address. */
export function CreateWallet() {
  const words = useMessages(walletMessages);
  const queries = useQueryClient();
  const creating = useMutation({
    mutationFn: () => call(createWallet, {}),
    onSuccess: async () => {
      await queries.invalidateQueries();
      announce(words.created);
    },
  });
  return (
    <EmptyState
      motif="spiral"
      title={words.none}
      action={
        <>
          <Button isLoading={creating.isPending} loadingLabel={words.creating} onClick={() => creating.mutate()}>
            {words.create}
          </Button>
          {creating.isError && (
            <p role="alert" className="mt-3 font-medium text-bad">
              {refusalText(creating.error, { fallback: words.createFailed })}
            </p>
          )}
        </>
      }
    >
      {words.noneText}
    </EmptyState>
  );
}
