import { useQueryClient } from '@tanstack/react-query';
import { readConfig } from '@wura/browser/config';
import { useMessages } from '@wura/browser/messages';
import { useOnline } from '@wura/browser/offline';
import { useRoute } from '@wura/browser/query';
import { useCustomer } from '@wura/identity/web/customer';
import { RefreshCw, WifiOff } from 'lucide-react';
import { shellMessages } from '../messages.ts';
import { strips } from '../views.ts';

/** Quiet lines above every view: no network, no answer about who is signed in or what there is here, and what features have to say. */
export function Strips() {
  const words = useMessages(shellMessages);
  const isOnline = useOnline();
  const queries = useQueryClient();
  const isShort = [useCustomer(), useRoute(readConfig, {})].some(({ isError }) => isError);
  /** One press asks again whatever was lost on this screen. */
  const askAgain = () => queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const shape =
    'relative z-30 flex min-h-11 items-center gap-2.5 bg-wait-bg px-5 text-small font-medium text-wait md:mb-5 md:rounded-control';
  return (
    <div role="status">
      {!isOnline ? (
        <p className={shape}>
          <WifiOff className="size-[18px]" />
          {words.offline}
        </p>
      ) : (
        isShort && (
          <p className={shape}>
            <RefreshCw className="size-[18px]" />
            {words.refreshFailed}
            <button type="button" className="min-h-11 underline" onClick={() => void askAgain()}>
              {words.retry}
            </button>
          </p>
        )
      )}
      {strips.map((Strip, at) => (
        <Strip key={at} />
      ))}
    </div>
  );
}
