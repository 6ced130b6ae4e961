import { useMessages } from '@wura/browser/messages';
import { useOnline } from '@wura/browser/offline';
import { useCustomer } from '@wura/identity/web/customer';
import { RefreshCw, WifiOff } from 'lucide-react';
import { shellMessages } from '../messages.ts';
import { strips } from '../views.ts';

/** Quiet lines above every view: no network, no answer about who is signed in, and what features have to say. */
export function Strips() {
  const words = useMessages(shellMessages);
  const isOnline = useOnline();
  const customer = useCustomer();
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
        customer.isError && (
          <p className={shape}>
            <RefreshCw className="size-[18px]" />
            {words.refreshFailed}
            <button type="button" className="min-h-11 underline" onClick={() => void customer.refetch()}>
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
