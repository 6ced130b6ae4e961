import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { walletListMessages } from './messages.ts';
import type { useWallets } from './wallet-list.ts';

/** Instead of a form's wallets while they could not be read. */
export function WalletsFailed({ wallets }: { wallets: ReturnType<typeof useWallets> }) {
  const words = useMessages(walletListMessages);
  if (!wallets.isError || wallets.data) return null;
  return (
    <Banner
      tone="bad"
      title={words.failed}
      action={
        <button type="button" className="min-h-11" onClick={() => void wallets.refetch()}>
          {words.retry}
        </button>
      }
    />
  );
}
