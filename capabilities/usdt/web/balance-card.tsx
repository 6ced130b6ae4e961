import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { Cloth } from '@wura/ui/cloth';
import { largeCardMotifs } from '@wura/ui/cloth-of';
import { Flag } from '@wura/ui/flag';
import type { Wallet } from '@wura/wallets/contract';
import { Balance } from '@wura/wallets/web/balance';
import { walletMessages } from './messages.ts';

/** What is in the wallet, in its cloth. */
export function BalanceCard({ wallet }: { wallet: Wallet }) {
  const words = useMessages(walletMessages);
  return (
    <section aria-label={words.balance} className="cloth-card on-cloth cloth-usdt @container px-5 pt-3.5 pb-4">
      <Cloth
        cellPx={74}
        marginPx={9}
        columns={4}
        motifs={largeCardMotifs('USDT')}
        className="cloth -top-5 -right-[34px]"
      />
      <div className="relative flex items-center gap-2.5">
        <Flag code="USDT" size={32} />
        <div className="min-w-0 leading-tight">
          <p className="truncate font-strong">{currencyName('USDT')}</p>
          <p className="text-small text-on-cloth-2">{words.tether}</p>
        </div>
      </div>
      <p className="relative mt-2 text-figure-xl leading-[1.15] font-strong">
        <Balance amount={wallet.balance} currency="USDT" look="big" />
      </p>
    </section>
  );
}
