import { useMutation } from '@tanstack/react-query';
import { call, endpoint } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import type { RouteSpec } from '@wura/wire';
import { Route } from 'lucide-react';
import type { z } from 'zod';
import { followMessages } from './follow-messages.ts';

/** As much of the route as this needs. The room that answers it declares the rest. */
interface ShowReceipt extends RouteSpec {
  method: 'GET';
  path: '/api/transactions/{id}/receipt';
  params: z.ZodObject<{ id: z.ZodString }>;
  body?: never;
  answers: { 200: z.ZodType<{ code: string }> };
}

const showReceipt = endpoint<ShowReceipt>('GET', '/api/transactions/{id}/receipt');

/** Hands on the live page of a payment: by what the phone shares with, or else copied. */
export function FollowButton({ id, isOnCloth = false }: { id: string; isOnCloth?: boolean }) {
  const words = useMessages(followMessages);
  const follow = useMutation({
    mutationFn: async () => {
      const { code } = await call(showReceipt, { params: { id } });
      const url = `${location.origin}/track/${code}`;
      if (typeof navigator.share === 'function') {
        // Closing the system's own sheet rejects; there is nothing to say about it.
        return navigator.share({ text: words.shareText, url }).catch(() => undefined);
      }
      await navigator.clipboard.writeText(url);
      toast(words.copied);
    },
  });
  return (
    <>
      <Button
        isWide
        look={isOnCloth ? 'veil' : 'line'}
        icon={<Route />}
        isLoading={follow.isPending}
        loadingLabel={words.making}
        onClick={() => follow.mutate()}
      >
        {words.follow}
      </Button>
      {follow.error && (
        <p role="alert" className={`text-center text-small ${isOnCloth ? '' : 'font-medium text-bad'}`}>
          {refusalText(follow.error, { fallback: words.failed })}
        </p>
      )}
    </>
  );
}
