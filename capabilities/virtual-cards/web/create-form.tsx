import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import type { Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { newCardFaults } from '../rules.ts';
import { createCard } from './calls.ts';
import { useCardQuote } from './cost-line.tsx';
import { cardMessages } from './messages.ts';
import { PaymentForm } from './payment-form.tsx';
import { useCardPayment } from './use-card-payment.ts';

type CreateFormProps = { wallets: readonly Wallet[]; onMade: (id: string) => void };

const initial = { wallet: '', currency: 'USD', amount: '', pin: '', isSingle: false };

/** A new card: which wallet pays, in which currency, how much is on it, and the PIN. What it costs is said before. */
export function CreateForm({ wallets, onMade }: CreateFormProps) {
  const words = useMessages(cardMessages);
  const balanceText = useBalanceText();
  const payment = useCardPayment();
  const form = useForm({
    initial,
    faults: values => {
      const found = newCardFaults(values);
      return { wallet: found['wallet_id'], amount: found['amount'], pin: found['pin'] };
    },
    wireNames: { wallet_id: 'wallet' },
    submit: values => payment.pay(key => make(key, values)),
  });
  const currency = form.values.currency === 'NGN' ? ('NGN' as const) : ('USD' as const);
  const quoted = useCardQuote({ walletId: form.values.wallet, currency, amount: form.values.amount });

  async function make(
    key: string,
    { wallet, amount, pin, isSingle }: Record<'wallet' | 'amount' | 'pin', string> & { isSingle: boolean },
  ): Promise<string> {
    const quote = quoted.quote && { quote_id: quoted.quote.quote_id };
    const body = { wallet_id: wallet, currency, amount, pin, single_merchant: isSingle, ...quote } as const;
    const { card } = await call(createCard, { key, body });
    onMade(card.id);
    for (const name of ['amount', 'pin'] as const) form.set(name, '');
    return card.status === 'pending' ? words.pending : words.ready;
  }

  return (
    <PaymentForm
      form={form}
      payment={payment}
      title={words.createTitle}
      failed={words.createFailed}
      button={words.create}
      busy={words.creating}
      currency={currency}
      quoted={quoted}
      asksPin
      more={
        <div>
          <Checkbox
            label={words.oneShop}
            checked={form.values.isSingle}
            onChange={event => form.set('isSingle', event.target.checked)}
          />
          <p className="ml-8 text-small text-ink-2">{words.oneShopHelp}</p>
        </div>
      }
    >
      <Field label={words.wallet} {...form.field('wallet')}>
        <Select {...form.text('wallet')}>
          <option value="">{words.chooseWallet}</option>
          {wallets.map(wallet => (
            <option key={wallet.id} value={wallet.id}>
              {currencyName(wallet.currency)}, {balanceText(wallet.balance, wallet.currency).shown}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.currency} {...form.field('currency')}>
        <Select {...form.text('currency')}>
          <option value="USD">USD</option>
          <option value="NGN">NGN</option>
        </Select>
      </Field>
    </PaymentForm>
  );
}
