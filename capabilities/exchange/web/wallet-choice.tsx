import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import type { Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import type { ReactNode } from 'react';
import type { ConversionValues } from './convert-fields.ts';
import { convertMessages } from './messages.ts';

type WalletChoiceProps = {
  form: Form<ConversionValues>;
  name: 'fromId' | 'toId';
  label: string;
  wallets: readonly Wallet[];
  chosen: Wallet | undefined;
  aside?: ReactNode;
};

/** One of the customer's wallets, each with what is in it. */
export function WalletChoice({ form, name, label, wallets, chosen, aside }: WalletChoiceProps) {
  const words = useMessages(convertMessages);
  const balanceText = useBalanceText();
  return (
    <Field label={label} {...form.field(name)} labelAside={aside}>
      <Select {...form.text(name)} value={chosen?.id ?? ''}>
        {!chosen && <option value="">{wallets.length === 0 ? words.noWallets : words.choose}</option>}
        {wallets.map(({ id, currency, balance }) => (
          <option key={id} value={id}>
            {words.walletOption(currencyName(currency), balanceText(balance, currency).shown)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
