import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { useViews, viewAddress } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { Cloth } from '@wura/ui/cloth';
import { headerMotifs } from '@wura/ui/cloth-of';
import { useOwnCloth } from '@wura/wallets/web/own-cloth';
import { CopyIcon } from '@wura/ui/copy-icon';
import { LinkButton } from '@wura/ui/link-button';
import { Loading } from '@wura/ui/skeleton';
import type { Wallet } from '@wura/wallets/contract';
import { Balance } from '@wura/wallets/web/balance';
import { primaryWallet } from '@wura/wallets/web/wallet-list';
import { Plus } from 'lucide-react';
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
  const { data: customer } = useCustomer();
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
        {/* Its line is there before it is: what stands below is not pushed down. */}
        <p className="mt-1 flex min-h-[1lh] items-center gap-1 text-small text-on-cloth-2">
          {customer && (
            <>
              {words.nairaAccount(groupAccountNumber(customer.account_number))}
              <CopyIcon
                value={customer.account_number}
                label={words.copyAccount}
                copied={words.copied}
                className="-my-3"
              />
            </>
          )}
        </p>
        {deposit && (
          <LinkButton to={viewAddress(deposit.id)} size={44} icon={<Plus />} className="mt-3">
            {words.addMoney}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
