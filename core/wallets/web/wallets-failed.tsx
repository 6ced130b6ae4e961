import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { walletListMessages } from './messages.ts';
import { useState } from 'react';
import type { useWallets } from './wallet-list.ts';

type WalletsFailedProps = {
  wallets: ReturnType<typeof useWallets>;
  /** What the screen says in its own words. */
  title?: string;
};

/** Instead of a form's wallets while they could not be read. */
export function WalletsFailed({ wallets, title }: WalletsFailedProps) {
  const words = useMessages(walletListMessages);
  const [dismissedAt, setDismissedAt] = useState(0);
  if (!wallets.isError || wallets.data || dismissedAt === wallets.errorUpdatedAt) return null;
  return (
    <Banner
      tone="bad"
      title={title ?? words.failed}
      onDismiss={() => setDismissedAt(wallets.errorUpdatedAt)}
      dismissLabel={words.dismiss}
      action={
        <button type="button" className="min-h-11" onClick={() => void wallets.refetch()}>
          {words.retry}
        </button>
      }
    />
  );
}
