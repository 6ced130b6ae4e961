import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { faultText } from '@wura/browser/phrase-text';
import { useLimits } from '@wura/policy/web/limits';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import type { Wallet } from '@wura/wallets/contract';
import { AmountField } from '@wura/wallets/web/amount-field';
import { refusalOf } from '@wura/wallets/web/amount-refusal';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import type { useCustomerPrice } from '@wura/wallets/web/customer-price';
import { PriceCard } from '@wura/wallets/web/price-card';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { PaymentFailed } from '@wura/wallets/web/payment-failed';
import type { PlainFailure } from '@wura/wallets/web/payment-flow';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import type { Asked } from '../contract.ts';
import { payMessages } from './messages.ts';

type PayFormProps = {
  asked: Asked;
  form: Form<{ amount: string }>;
  wallets: ReturnType<typeof useWallets>;
  /** Of the request's currency. */
  wallet: Wallet | undefined;
  /** What it costs, where that may be more than what is asked for. */
  price: ReturnType<typeof useCustomerPrice>;
  failure: PlainFailure | undefined;
  onDismiss: () => void;
};

/** How much, where the payer says so, and which wallet it comes from. */
export function PayForm({ asked, form, wallets, wallet, price, failure, onDismiss }: PayFormProps) {
  const words = useMessages(payMessages);
  const limit = useLimits()?.out_per_day.left;
  const balanceText = useBalanceText();
  const { currency } = asked;
  const left = currency === 'NGN' ? limit : undefined;
  const amount = asked.amount ?? form.values.amount;
  const { asking } = price;
  const refusal = refusalOf(amount, { wallet, total: asking.total, left });
  const isMissing = wallets.data !== undefined && wallet === undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={event => {
        onDismiss();
        void form.send(event);
      }}
    >
      {failure && <PaymentFailed failure={failure} words={words} onDismiss={onDismiss} />}
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.failed })} />
      )}
      <WalletsFailed wallets={wallets} />
      {isMissing && <Banner tone="wait" title={words.noWallet(currencyName(currency))} />}
      {asked.amount === null ? (
        <AmountField
          field={form.field('amount')}
          amount={amount}
          onChange={value => form.set('amount', value)}
          onBlur={() => form.leave('amount')}
          wallet={wallet}
          left={left}
          refusal={refusal}
          onUseAll={({ balance }) => void price.most(balance).then(most => form.set('amount', most))}
        />
      ) : (
        wallet && (
          <p id={form.idOf('amount')} tabIndex={-1} className="text-center text-ink-2">
            {words.from(currencyName(currency), balanceText(wallet.balance, currency).shown)}
            {form.errors.amount !== undefined && (
              <span role="alert" className="block font-medium text-bad">
                {faultText(form.errors.amount)}
              </span>
            )}
          </p>
        )
      )}
      <PriceCard asking={asking} lines={3} hasDetail>
        {known => <PriceRows price={known} wallet={wallet} />}
      </PriceCard>
      <FormFooter>
        <Button type="submit" size={56} isWide isDisabled={wallet === undefined}>
          {asked.amount === null ? words.next : words.pay(formatAmount(asked.amount, currency))}
        </Button>
      </FormFooter>
    </form>
  );
}
