import { useMessages } from '@wura/browser/messages';
import { currencyName, groupAccountNumber } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import type { WalletFace } from '@wura/ui/wallet-card';
import type { Wallet } from '@wura/wallets/contract';
import { figureOf } from '@wura/wallets/web/amount';
import { useHiddenBalances } from '@wura/wallets/web/hidden-balances';
import { walletsMessages } from './messages.ts';

/** How a wallet is drawn: the naira one by its account number, the others by their code. */
export function useWalletFace(): (wallet: Wallet) => WalletFace {
  const words = useMessages(walletsMessages);
  const [isHidden] = useHiddenBalances();
  const { data: customer } = useCustomer();
  return ({ currency, balance }) => {
    const { amount, symbol, minorDigits, spoken } = figureOf(balance, currency);
    return {
      currency,
      name: currencyName(currency),
      detail: currency === 'NGN' && customer ? groupAccountNumber(customer.account_number) : currency,
      symbol,
      balance: amount,
      minorDigits,
      spoken,
      isHidden,
      hiddenText: words.balanceHidden,
      unknownText: words.balanceUnknown,
    };
  };
}
