import { useMessages } from '@wura/browser/messages';
import { useViews, viewAddress } from '@wura/browser/views';
import { Cloth } from '@wura/ui/cloth';
import { headerMotifs } from '@wura/ui/cloth-of';
import { useOwnCloth } from '@wura/wallets/web/own-cloth';
import { LinkButton } from '@wura/ui/link-button';
import { Loading } from '@wura/ui/skeleton';
import type { Wallet } from '@wura/wallets/contract';
import { Balance } from '@wura/wallets/web/balance';
import { primaryWallet } from '@wura/wallets/web/wallet-list';
import { Plus } from 'lucide-react';
import { AccountLine } from './account-line.tsx';
import { useKnownWallets } from './known-wallets.ts';
import { walletsMessages } from './messages.ts';
import { MoneyFirstShape, rowsMax } from './money-first-shape.tsx';
import { RecentTransactions } from './recent-transactions.tsx';

/** Above whatever stands in the dashboard's place: a customer sees their money before anything is asked of them. */
export default function MoneyFirst() {
  const words = useMessages(walletsMessages);
  const { answer, wallets = [] } = useKnownWallets();
  const wallet = primaryWallet(wallets);
  if (answer.isPending) {
    return (
      <Loading text={words.loading}>
        <MoneyFirstShape />
      </Loading>
    );
  }
  if (!wallet) return null;
  return (
    <div className="mb-7 flex flex-col gap-5">
      <Card wallet={wallet} />
      <RecentTransactions
        wallet={wallet}
        addressOf={id => `${viewAddress('transactions')}&transaction=${encodeURIComponent(id)}`}
        allAddress={viewAddress('transactions')}
        hidesWhenEmpty
        rowsMax={rowsMax}
      />
    </div>
  );
}

function Card({ wallet: { balance, currency } }: { wallet: Wallet }) {
  const words = useMessages(walletsMessages);
  const deposit = useViews('quick').find(view => view.id === 'deposit');
  return (
    <section
      aria-label={words.available}
      className="on-cloth cloth-ngn relative overflow-hidden rounded-card bg-cloth-ngn p-5 text-on-cloth"
    >
      <Cloth
        cellPx={72}
        marginPx={8}
        columns={4}
        motifs={useOwnCloth(headerMotifs)}
        className="cloth -top-4 -right-6"
      />
      <div className="relative">
        <p className="text-small text-on-cloth-2">{words.available}</p>
        <p className="text-figure-lg leading-[1.15] font-strong">
          <Balance amount={balance} currency={currency} look="big" />
        </p>
        <AccountLine className="mt-1 min-h-[1lh]" />
        {deposit && (
          <LinkButton to={viewAddress(deposit.id)} size={44} icon={<Plus />} className="mt-3">
            {words.addMoney}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
