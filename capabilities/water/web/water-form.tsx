import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useHasView, viewAddress } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { FormFooter } from '@wura/ui/form-footer';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { PaymentForm } from '@wura/wallets/web/payment-form';
import type { PlainFailure } from '@wura/wallets/web/payment-flow';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { useEffect } from 'react';
import { waterMenuMessages } from './menu-messages.ts';
import { waterMessages } from './messages.ts';
import { OrderList } from './order-list.tsx';
import { AddressFields } from './address-fields.tsx';
import { QuantityField } from './quantity-field.tsx';
import { TypeField } from './type-field.tsx';
import type { Water } from './use-water.ts';
import { totalOf, type OrderValues } from './water-order.ts';
import { WaterSummary } from './water-summary.tsx';

interface WaterFormProps {
  form: Form<OrderValues>;
  water: Water;
  /** What is to be ordered again is not known yet. */
  isReading: boolean;
  wallets: ReturnType<typeof useWallets>;
  failure: PlainFailure | undefined;
  onDismiss: () => void;
}

export function WaterForm({ form, water, isReading, wallets, failure, onDismiss }: WaterFormProps) {
  const words = useMessages(waterMessages);
  const { title } = useMessages(waterMenuMessages);
  const isNarrow = useNarrow();
  const hasMenu = useHasView('bills-menu');
  const { data: customer } = useCustomer();
  const price = water.types.data?.find(({ id }) => id === form.values.waterTypeId)?.price;
  const total = totalOf(price, form.values.quantity);

  // Most water goes where its buyer lives.
  const home = customer?.country;
  useEffect(() => {
    if (form.values.countryId === '' && home && water.countries.data?.some(({ id }) => id === home)) {
      form.set('countryId', home);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once both are known, and never against a choice
  }, [home, water.countries.data]);

  return (
    <PaymentPage title={title} out={hasMenu ? { to: viewAddress('bills-menu'), text: words.back } : undefined}>
      <PaymentForm
        form={form}
        lead={words.lead}
        failure={failure}
        words={words}
        onDismiss={onDismiss}
        aside={
          <div className="flex flex-col gap-6">
            <WaterSummary values={form.values} water={water} />
            <OrderList />
          </div>
        }
      >
        <Unread water={water} />
        <WalletsFailed wallets={wallets} />
        {water.isPending || isReading ? (
          <Loading text={words.loading} className="flex flex-col gap-5">
            {['h-[399px] md:h-[391px]', 'h-[77px]', 'h-[77px]', 'h-[77px]', 'h-[153px]'].map((height, at) => (
              <Skeleton key={at} className={`rounded-card! ${height}`} />
            ))}
          </Loading>
        ) : (
          <>
            <TypeField form={form} types={water.types.data ?? []} />
            <QuantityField form={form} />
            <AddressFields form={form} water={water} customer={customer} />
          </>
        )}
        <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4" aria-live="polite">
          <span className="text-ink-2">{words.total}</span>
          <span className="money-flow text-figure-sm font-strong">
            {total === undefined ? '—' : formatAmount(total, 'NGN')}
          </span>
        </p>
        <FormFooter>
          <Button type="submit" size={isNarrow ? 56 : 52} isWide>
            {words.next}
          </Button>
        </FormFooter>
      </PaymentForm>
    </PaymentPage>
  );
}

/** What could not be read, each by its own name, and the way to try again. */
function Unread({ water: { types, countries, states } }: { water: Water }) {
  const words = useMessages(waterMessages);
  const each = [
    { answer: types, title: words.typesFailed },
    { answer: countries, title: words.countriesFailed },
    { answer: states, title: words.statesFailed },
  ];
  return each.map(
    ({ answer, title }) =>
      answer.isError &&
      !answer.data && (
        <Banner
          key={title}
          tone="bad"
          title={title}
          action={
            <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
              {words.retry}
            </button>
          }
        />
      ),
  );
}
