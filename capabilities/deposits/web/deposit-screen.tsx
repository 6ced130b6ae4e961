import { useMode } from '@wura/browser/config';
import { useMessages } from '@wura/browser/messages';
import { parseMoney } from '@wura/money';
import { useCustomer, type Customer } from '@wura/identity/web/customer';
import { usePrice } from '@wura/policy/web/price';
import { BackLink } from '@wura/ui/back-link';
import { Banner } from '@wura/ui/banner';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Tabs } from '@wura/ui/tabs';
import { useNarrow } from '@wura/ui/use-narrow';
import { PaymentProcessing } from '@wura/wallets/web/payment-processing';
import { PriceCard } from '@wura/wallets/web/price-card';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { MayNotMove } from '@wura/policy/web/may-not-move';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BalanceCard } from './balance-card.tsx';
import { cardEnd } from './card-end.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { CreditedStep } from './credited-step.tsx';
import { DepositAccount } from './deposit-account.tsx';
import type { Notice } from './deposit-flow.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositRows, DepositSummary } from './deposit-summary.tsx';
import { depositMenuMessages } from './menu-messages.ts';
import { checkoutMessages, depositMessages, verdictMessages } from './messages.ts';
import { NoWallet } from './no-wallet.tsx';
import { RecentDeposits } from './recent-deposits.tsx';
import { useCardDeposit } from './use-card-deposit.ts';
import { VerdictStep } from './verdict-step.tsx';

/** Naira into the wallet: by card, or by bank transfer to an account of one's own. */
export default function DepositScreen() {
  const words = useMessages(depositMessages);
  const customer = useCustomer();
  // The form is filled in with what is known of the customer, or left empty where that cannot be read.
  // Not while a failed read is tried again: a customer who is filling in the form by then would lose it.
  if (customer.isPending && !customer.isFetched) {
    return (
      <Page>
        <Loading text={words.loading} className="max-w-[480px] px-5 pt-2 md:px-0">
          <Skeleton className="h-[121px] rounded-card!" />
          <Skeleton className="mt-5 h-13" />
          <Skeleton className="mt-5 h-40" />
        </Loading>
      </Page>
    );
  }
  return <Deposit customer={customer.data} hasProfileFailed={customer.isError} />;
}

function Deposit({ customer, hasProfileFailed }: { customer: Customer | undefined; hasProfileFailed: boolean }) {
  const { checking } = useMessages(checkoutMessages);
  const { card } = useMessages(verdictMessages);
  const mode = useMode();
  const wallets = useWallets();
  const wallet = wallets.data?.find(({ currency }) => currency === 'NGN');
  const deposit = useCardDeposit({ customer, wallet, mode });
  const { flow } = deposit;

  if (flow.step === 'checking') return <PaymentProcessing title={checking} from={cardEnd(card)} isLost={false} />;
  if (flow.step === 'verdict' && flow.verdict.success) {
    return <CreditedStep verdict={flow.verdict} wallet={wallets.isFetching ? undefined : wallet} />;
  }
  if (flow.step === 'verdict' || flow.step === 'unknown') {
    return <VerdictStep flow={flow} onCheck={deposit.check} onAnother={deposit.another} />;
  }
  if (flow.step === 'paying') {
    return (
      <Page isForm={false}>
        <CheckoutStep
          payment={flow.payment}
          isBlocked={flow.isBlocked}
          isSandbox={mode === 'sandbox'}
          onReopen={deposit.reopen}
          onPaid={() => deposit.check(flow.payment)}
          onCancel={deposit.cancel}
        />
      </Page>
    );
  }
  return (
    <Page>
      {hasProfileFailed && <ProfileFailed />}
      <FormStep deposit={deposit} notice={flow.notice} wallets={wallets} isSandbox={mode === 'sandbox'} />
    </Page>
  );
}

/** Only the address for the receipt was to come from there. */
function ProfileFailed() {
  const words = useMessages(depositMessages);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className="mb-4 max-w-[480px] px-5 md:px-0">
      <Banner tone="bad" title={words.profileFailed} onDismiss={() => setDismissed(true)} dismissLabel={words.dismiss}>
        <p>{words.profileFailedText}</p>
      </Banner>
    </div>
  );
}

type FormStepProps = {
  deposit: ReturnType<typeof useCardDeposit>;
  notice: Notice | undefined;
  wallets: ReturnType<typeof useWallets>;
  isSandbox: boolean;
};

function FormStep({ deposit, notice, wallets, isSandbox }: FormStepProps) {
  const words = useMessages(depositMessages);
  const [search, setSearch] = useSearchParams();
  const way = search.get('way') === 'transfer' ? 'transfer' : 'card';
  const { amount } = deposit.form.values;
  const asking = usePrice({
    kind: 'card_deposit',
    amount: typeof parseMoney(amount, 'NGN') === 'object' ? amount : '',
  });
  const wallet = wallets.data?.find(({ currency }) => currency === 'NGN');

  function choose(id: string) {
    const next = new URLSearchParams(search);
    if (id === 'card') next.delete('way');
    else next.set('way', id);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="grid gap-x-10 gap-y-6 px-5 pt-2 pb-8 md:px-0 md:pt-1 xl:grid-cols-[480px_minmax(0,344px)]">
      <div className="max-w-[480px] min-w-0">
        <div className="mb-5">
          {wallets.isPending && (
            <Loading text={words.loading}>
              <Skeleton className="h-[121px] rounded-card!" />
            </Loading>
          )}
          <WalletsFailed wallets={wallets} title={words.walletFailed} />
          {wallet && <BalanceCard wallet={wallet} wallets={wallets} />}
          {wallets.data && !wallet && <NoWallet owned={wallets.data} />}
        </div>
        <MayNotMove className="mb-5" />
        <Tabs
          label={words.ways}
          current={way}
          onChange={choose}
          tabs={[
            {
              id: 'card',
              label: words.byCard,
              panel: (
                <DepositForm
                  form={deposit.form}
                  notice={notice}
                  onDismiss={deposit.dismiss}
                  hasWallet={wallets.data && wallet !== undefined}
                  isSandbox={isSandbox}
                >
                  <PriceCard asking={asking} lines={4} className="xl:hidden">
                    {price => <DepositRows price={price} />}
                  </PriceCard>
                </DepositForm>
              ),
            },
            { id: 'transfer', label: words.byTransfer, panel: <DepositAccount /> },
          ]}
        />
      </div>
      <div className="flex max-w-[480px] min-w-0 flex-col gap-6">
        {way === 'card' && <DepositSummary asking={asking} />}
        <RecentDeposits />
      </div>
    </div>
  );
}

function Page({ isForm = true, children }: { isForm?: boolean; children: ReactNode }) {
  const words = useMessages(depositMessages);
  const { title } = useMessages(depositMenuMessages);
  const isNarrow = useNarrow();
  if (isNarrow) return children;
  return (
    <>
      {isForm && <BackLink to="/wallet">{words.back}</BackLink>}
      <h1 className={isForm ? 'mb-3 text-t1' : 'text-t1'}>{title}</h1>
      {children}
    </>
  );
}
