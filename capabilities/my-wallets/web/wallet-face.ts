import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { useCustomer } from '@wura/identity/web/customer';
import { formatMoney, minorOf } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
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
  return ({ currency, balance, in_pots: aside }) => {
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
      // An empty pot puts nothing aside that a customer would miss.
      ...(aside !== undefined &&
        minorIn(aside, currency) > 0n &&
        !isHidden && {
          beside: words.inPots(...together(balance, aside, currency)),
          besideInShort: words.onlyInPots(formatAmount(aside, currency)),
        }),
      hiddenText: words.balanceHidden,
      unknownText: words.balanceUnknown,
    };
  };
}

/** What is put aside, and that and the balance together. */
function together(balance: string, aside: string, currency: string): [aside: string, all: string] {
  const minor = minorIn(balance, currency) + minorIn(aside, currency);
  const all = isCurrencyCode(currency) ? formatMoney({ currency, minor }) : balance;
  return [formatAmount(aside, currency), formatAmount(all, currency)];
}

function minorIn(text: string, currency: string): bigint {
  return isCurrencyCode(currency) ? minorOf(text, currency) : 0n;
}
