import { useMessages } from '@wura/browser/messages';
import { currencyName, groupAccountNumber, spokenAmount } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { announce } from '@wura/ui/announce';
import { Cloth } from '@wura/ui/cloth';
import { largeCardMotifs } from '@wura/ui/cloth-of';
import { Flag } from '@wura/ui/flag';
import { IconButton } from '@wura/ui/icon-button';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useHiddenBalances } from '@wura/wallets/web/hidden-balances';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { RefreshCw } from 'lucide-react';
import { depositMessages } from './messages.ts';

type BalanceCardProps = { wallet: Wallet; wallets: ReturnType<typeof useWallets> };

/** Where the money will be: the naira wallet in its cloth. */
export function BalanceCard({ wallet, wallets }: BalanceCardProps) {
  const words = useMessages(depositMessages);
  const [isHidden] = useHiddenBalances();
  const { data: customer } = useCustomer();

  async function refresh() {
    const { data } = await wallets.refetch();
    const fresh = data?.find(({ id }) => id === wallet.id);
    if (fresh && !isHidden) announce(words.refreshed(spokenAmount(fresh.balance, 'NGN')));
  }

  return (
    <section aria-label={words.balance} className="cloth-card on-cloth cloth-ngn @container px-5 pt-3.5 pb-4">
      <Cloth
        cellPx={74}
        marginPx={9}
        columns={4}
        motifs={largeCardMotifs('NGN')}
        className="cloth -top-5 -right-[34px]"
      />
      <div className="relative flex items-center gap-2.5">
        <Flag code="NGN" size={32} />
        <div className="min-w-0 leading-tight">
          <p className="truncate font-strong">{currencyName('NGN')}</p>
          <p className="money-flow text-small text-on-cloth-2">
            {customer ? groupAccountNumber(customer.account_number) : 'NGN'}
          </p>
        </div>
        <IconButton
          label={words.refresh}
          icon={<RefreshCw className={wallets.isFetching ? 'animate-spin' : ''} />}
          onClick={() => void refresh()}
          className="-mr-2.5 ml-auto"
        />
      </div>
      <p className="relative mt-2 text-figure-xl leading-[1.15] font-strong">
        {isHidden ? (
          <span className="money">
            <span aria-hidden="true">••••••</span>
            <span className="sr-only">{words.balanceHidden}</span>
          </span>
        ) : (
          <Amount amount={wallet.balance} currency="NGN" look="big" fitMaxPx={34} />
        )}
      </p>
    </section>
  );
}
