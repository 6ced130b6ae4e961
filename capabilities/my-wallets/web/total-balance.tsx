import { useMessages } from '@wura/browser/messages';
import { useViews, viewAddress } from '@wura/browser/views';
import { useTotal } from '@wura/rates/web/total';
import { Cloth } from '@wura/ui/cloth';
import { headerMotifs } from '@wura/ui/cloth-of';
import { useOwnCloth } from '@wura/wallets/web/own-cloth';
import { IconButton } from '@wura/ui/icon-button';
import { LinkButton } from '@wura/ui/link-button';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useHiddenBalances } from '@wura/wallets/web/hidden-balances';
import { Eye, EyeOff, Plus } from 'lucide-react';
import { AccountLine } from './account-line.tsx';
import { walletsMessages } from './messages.ts';

type TotalBalanceProps = { wallets: readonly Wallet[] | undefined; knownAt: string | undefined };

/** The phone's cloth header. It lies behind the shell's bar, which is transparent over it. */
export function TotalBalance({ wallets, knownAt }: TotalBalanceProps) {
  const words = useMessages(walletsMessages);
  const [isHidden, hide] = useHiddenBalances();
  const { naira: total, note } = useTotal(wallets);
  const deposit = useViews('quick').find(view => view.id === 'deposit');
  return (
    <div className="on-cloth cloth-ngn relative min-h-[288px] overflow-hidden bg-cloth-ngn pt-[calc(2rem+36px)] pb-16 text-on-cloth">
      <Cloth
        cellPx={84}
        marginPx={10}
        columns={4}
        motifs={useOwnCloth(headerMotifs)}
        className="cloth cloth-header -top-[26px] -right-5"
      />
      <div className="@container relative px-5">
        <div className="flex min-h-11 flex-wrap items-center text-note text-on-cloth-2">
          {knownAt === undefined ? words.total : words.lastKnown(knownAt)}
          <IconButton
            label={words.hide}
            aria-pressed={isHidden}
            icon={isHidden ? <EyeOff /> : <Eye />}
            onClick={() => hide(!isHidden)}
          />
          {deposit && (
            <LinkButton to={viewAddress(deposit.id)} size={44} icon={<Plus />} className="ml-auto">
              {words.addMoney}
            </LinkButton>
          )}
        </div>
        <p className="text-figure-2xl leading-[1.1] font-strong">
          {total === undefined || isHidden ? (
            <span className="money">
              <span aria-hidden="true">{isHidden ? '••••••' : '—'}</span>
              <span className="sr-only">{isHidden ? words.balanceHidden : words.balanceUnknown}</span>
            </span>
          ) : (
            <Amount amount={total} currency="NGN" look="big" fitMaxPx={40} />
          )}
        </p>
        <AccountLine className="mt-0.5 min-h-6" />
        {/* Below what is always there, so that nothing moves when the rates arrive. */}
        {note && !isHidden && <p className="mt-0.5 text-small text-on-cloth-2">{note}</p>}
      </div>
    </div>
  );
}
