import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import type { Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { useWallets } from '@wura/wallets/web/wallet-list';
import type { ComponentProps } from 'react';
import { convertMessages } from './messages.ts';

type WalletChoiceProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  /** What is said of the list to the form: its name, what is done when another is chosen. */
  select: ComponentProps<typeof Select>;
  wallets: readonly Wallet[];
  chosen: Wallet | undefined;
};

/** One of the customer's wallets, each with what is in it. */
export function WalletChoice({ select, wallets, chosen, ...field }: WalletChoiceProps) {
  const words = useMessages(convertMessages);
  const balanceText = useBalanceText();
  // Those that could not be read are not none.
  const none = useWallets().data ? words.noWallets : '—';
  return (
    <Field {...field}>
      <Select {...select} value={chosen?.id ?? ''}>
        {!chosen && <option value="">{wallets.length === 0 ? none : words.choose}</option>}
        {wallets.map(({ id, currency, balance }) => (
          <option key={id} value={id}>
            {words.walletOption(currencyName(currency), balanceText(balance, currency).shown)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
