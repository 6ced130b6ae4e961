import { useMessages } from '@wura/browser/messages';
import { currencyName, symbolOf } from '@wura/browser/money-format';
import { WalletCard } from '@wura/ui/wallet-card';
import { walletsMessages } from './messages.ts';

/** Nothing could be read: every customer has a naira wallet, and its balance is a dash, never a zero. */
export function UnknownWallet({ size }: { size: 'large' | 'mobile' }) {
  const words = useMessages(walletsMessages);
  return (
    <div className={size === 'large' ? 'md:w-1/2' : 'px-5'}>
      <WalletCard
        size={size}
        currency="NGN"
        name={currencyName('NGN')}
        detail="NGN"
        symbol={symbolOf('NGN')}
        balance={undefined}
        balanceLabel={words.available}
        hiddenText={words.balanceHidden}
        unknownText={words.balanceUnknown}
        isSelected={false}
        onSelect={() => undefined}
      />
    </div>
  );
}
