import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { trimAmount } from '@wura/money/digits';
import { refusalText } from '@wura/browser/refusal-text';
import { formatMoney, minorOf, parseMoney } from '@wura/money';
import { fetchPrice, usePrice } from '@wura/policy/web/price';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { SummaryRow } from '@wura/ui/summary-row';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { AmountField, plainAmount } from '@wura/wallets/web/amount-field';
import { refusalOf } from '@wura/wallets/web/amount-refusal';
import { FeeRows } from '@wura/wallets/web/fee-rows';
import { PaymentFailed } from '@wura/wallets/web/payment-failed';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';
import { PriceCard } from '@wura/wallets/web/price-card';
import { AddressField } from './address-field.tsx';
import { reviewMessages, sendMessages } from './messages.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { sendKind } from './send-fields.ts';
import type { useSendForm } from './use-send-form.ts';

type SendFormProps = {
  wallet: Wallet;
  sending: ReturnType<typeof useSendForm>;
  failure: PaymentFailure | undefined;
  onDismiss: () => void;
};

export function SendForm({ wallet, sending, failure, onDismiss }: SendFormProps) {
  const words = useMessages(sendMessages);
  const { total: totalLabel } = useMessages(reviewMessages);
  const isNarrow = useNarrow();
  const queries = useQueryClient();
  const { form, check } = sending;
  const { amount } = form.values;
  const isInside = check.found?.kind === 'customer';
  const isAmount = typeof parseMoney(amount, 'USDT') === 'object';
  const asking = usePrice({ kind: sendKind, amount: isAmount && !isInside ? amount : '', currency: 'USDT' });
  const { total } = asking;
  const refusal = refusalOf(amount, { wallet, total, left: undefined });

  /** All of it, without what the network is paid. */
  async function fillAll({ balance }: Wallet) {
    const minor = minorOf(balance, 'USDT');
    const asked = isInside ? undefined : await fetchPrice(queries, { kind: sendKind, amount: '1', currency: 'USDT' });
    const fee = (asked?.fees ?? []).reduce((sum, line) => sum + minorOf(line.amount, 'USDT'), 0n);
    const left = formatMoney({ currency: 'USDT', minor: minor > fee ? minor - fee : 0n });
    form.set('amount', plainAmount(trimAmount(left, 'USDT')));
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5 pt-5"
      onSubmit={event => {
        onDismiss();
        void form.send(event);
      }}
    >
      {failure && <PaymentFailed failure={failure} words={words} onDismiss={onDismiss} />}
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.priceFailed })}>
          <p>{words.notDebited}</p>
        </Banner>
      )}
      <SavedAddresses onPick={picked => form.set('address', picked)} />
      <AddressField form={form} check={check} />
      <AmountField
        field={form.field('amount')}
        amount={amount}
        onChange={value => form.set('amount', value)}
        onBlur={() => form.leave('amount')}
        wallet={wallet}
        left={undefined}
        refusal={refusal}
        onUseAll={all => void fillAll(all)}
      />
      <PriceCard asking={asking} lines={2}>
        {({ fees, total }) => (
          <>
            <FeeRows fees={fees} currency="USDT" />
            <SummaryRow label={totalLabel} isStrong>
              <Amount amount={total} currency="USDT" />
            </SummaryRow>
          </>
        )}
      </PriceCard>
      <FormFooter>
        <Button
          type="submit"
          isWide
          size={isNarrow ? 56 : 52}
          isDisabled={refusal !== undefined || check.held !== undefined}
          isLoading={form.isBusy}
          loadingLabel={words.pricing}
        >
          {words.next}
        </Button>
      </FormFooter>
    </form>
  );
}
