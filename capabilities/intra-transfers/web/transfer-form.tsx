import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { useLimits } from '@wura/policy/web/limits';
import { Field } from '@wura/ui/field';
import { FormFooter } from '@wura/ui/form-footer';
import { Select } from '@wura/ui/select';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { TextInput } from '@wura/ui/text-input';
import { useNarrow } from '@wura/ui/use-narrow';
import { cleanRemarks, remarksMax } from '@wura/wallets/remarks';
import { AmountField } from '@wura/wallets/web/amount-field';
import { refusalOf } from '@wura/wallets/web/amount-refusal';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import type { useCustomerPrice } from '@wura/wallets/web/customer-price';
import { PriceCard } from '@wura/wallets/web/price-card';
import { PriceRows } from '@wura/wallets/web/price-rows';
import { PaymentForm } from '@wura/wallets/web/payment-form';
import type { PlainFailure } from '@wura/wallets/web/payment-flow';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import { remarkMessages } from '@wura/wallets/web/remark-messages';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { lazy, Suspense, useState } from 'react';
import { transferMessages } from './messages.ts';
import { RecentPeople } from './recent-people.tsx';
import { RecipientField } from './recipient-field.tsx';
import { SavedPeople } from './saved-people.tsx';
import { walletOf, type TransferValues } from './transfer-fields.ts';
import { TransferSummary } from './transfer-summary.tsx';
import type { People } from './use-people.ts';

const PeopleDialog = lazy(() => import('./people-dialog.tsx'));

type TransferFormProps = {
  form: Form<TransferValues>;
  wallets: ReturnType<typeof useWallets>;
  ownAccountNumber: string | undefined;
  people: People;
  price: ReturnType<typeof useCustomerPrice>;
  failure: PlainFailure | undefined;
  onDismiss: () => void;
};

export function TransferForm(props: TransferFormProps) {
  const { form, wallets, ownAccountNumber, people, price, failure, onDismiss } = props;
  const words = useMessages(transferMessages);
  const { remarkCount } = useMessages(remarkMessages);
  const isNarrow = useNarrow();
  // Once it was open it stays, closed: only then does the browser give the focus back.
  const [managing, setManaging] = useState<'open' | 'closed'>();
  const all = wallets.data ?? [];
  const wallet = walletOf(form.values, all);
  const currency = wallet?.currency ?? 'NGN';
  const limit = useLimits()?.out_per_day.left;
  const left = currency === 'NGN' ? limit : undefined;
  const { amount } = form.values;
  const { isPriced, asking } = price;
  const refusal = refusalOf(amount, { wallet, total: asking.total, left });
  const balanceText = useBalanceText();
  return (
    <PaymentPage title={words.title}>
      <PaymentForm
        form={form}
        lead={isPriced ? words.leadPriced : words.lead}
        failure={failure}
        words={words}
        onDismiss={onDismiss}
        aside={<TransferSummary values={form.values} wallet={wallet} price={price} />}
      >
        {form.failure !== undefined && (
          <Banner tone="bad" title={refusalText(form.failure, { fallback: words.failed })} />
        )}
        <SavedPeople form={form} people={people} onManage={() => setManaging('open')} />
        <RecentPeople form={form} ownAccountNumber={ownAccountNumber} people={people} />
        <RecipientField form={form} ownAccountNumber={ownAccountNumber} people={people} />
        <WalletsFailed wallets={wallets} />
        {wallets.isPending ? (
          <Loading text={words.loadingWallets}>
            <Skeleton className="mb-1.5 h-[1lh] w-14 text-small" />
            <Skeleton className="h-13" />
          </Loading>
        ) : (
          <Field label={words.wallet} {...form.field('walletId')}>
            <Select {...form.text('walletId')} value={wallet?.id ?? ''}>
              {/* Those that could not be read are not none. */}
              {all.length === 0 && <option value="">{wallets.data ? words.noWallets : '—'}</option>}
              {all.map(each => (
                <option key={each.id} value={each.id}>
                  {words.walletOption(currencyName(each.currency), balanceText(each.balance, each.currency).shown)}
                </option>
              ))}
            </Select>
          </Field>
        )}
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
        <Field
          label={words.remark}
          helper={words.remarkHelper}
          aside={remarkCount([...cleanRemarks(form.values.remarks)].length, remarksMax)}
          {...form.field('remarks')}
        >
          <TextInput {...form.text('remarks')} autoComplete="off" />
        </Field>
        <PriceCard asking={asking} lines={3} hasDetail className="xl:hidden">
          {known => <PriceRows price={known} wallet={wallet} />}
        </PriceCard>
        <FormFooter>
          <Button
            type="submit"
            size={isNarrow ? 56 : 52}
            isWide
            isDisabled={refusal !== undefined}
            isLoading={isPriced && form.isBusy}
            loadingLabel={words.next}
          >
            {words.next}
          </Button>
        </FormFooter>
      </PaymentForm>
      {managing && (
        <Suspense fallback={null}>
          <PeopleDialog isOpen={managing === 'open'} onClose={() => setManaging('closed')} people={people} />
        </Suspense>
      )}
    </PaymentPage>
  );
}
