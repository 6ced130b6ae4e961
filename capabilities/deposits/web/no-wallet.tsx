import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { EmptyState } from '@wura/ui/empty-state';
import type { Wallet } from '@wura/wallets/contract';
import { AddWalletDialog } from '@wura/wallets/web/add-wallet-dialog';
import { useState } from 'react';
import { depositMessages } from './messages.ts';

/** Where the balance would be. The form below keeps what was typed while the wallet is opened. */
export function NoWallet({ owned }: { owned: readonly Wallet[] }) {
  const words = useMessages(depositMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="panel">
      <EmptyState
        motif="cowrie"
        title={words.noWallet}
        action={<Button onClick={() => setOpen(true)}>{words.createWallet}</Button>}
      >
        {words.noWalletText}
      </EmptyState>
      <AddWalletDialog isOpen={isOpen} owned={owned} currency="NGN" onClose={() => setOpen(false)} />
    </div>
  );
}
