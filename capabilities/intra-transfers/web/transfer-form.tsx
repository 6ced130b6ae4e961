import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { asFault } from '@wura/wire/phrases';
import { currencyName, scaleOf, symbolOf, trimAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { isOver, useLimits } from '@wura/policy/web/limits';
import { OverLimit } from '@wura/policy/web/over-limit';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { Select } from '@wura/ui/select';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import type { PlainFailure } from '@wura/wallets/web/payment-flow';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { transferMessages } from './messages.ts';
import { RecipientField } from './recipient-field.tsx';
import { isTooMuch, walletOf, type TransferValues } from './transfer-fields.ts';
import { TransferSummary } from './transfer-summary.tsx';

type TransferFormProps = {
  form: Form<TransferValues>;
  wallets: ReturnType<typeof useWallets>;
  ownAccountNumber: string | undefined;
  failure: PlainFailure | undefined;
  onDismiss: () => void;
};

export function TransferForm({ form, wallets, ownAccountNumber, failure, onDismiss }: TransferFormProps) {
  const words = useMessages(transferMessages);
  const isNarrow = useNarrow();
  const all = wallets.data ?? [];
  const wallet = walletOf(form.values, all);
  const currency = wallet?.currency ?? 'NGN';
  const limit = useLimits()?.out_per_day.left;
  const left = currency === 'NGN' ? limit : undefined;
  const { amount } = form.values;
  const isOverLimit = left !== undefined && isOver(amount, left);
  const isShort = isTooMuch(amount, wallet);
  const balanceText = useBalanceText();
  const balance = balanceText(wallet?.balance ?? '0', currency);
  return (
    <>
      {!isNarrow && (
        <>
          <Link to="/wallet" className="link mb-1 inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft className="size-[18px]" />
            {words.back}
          </Link>
          <h1 className="text-t1">{words.title}</h1>
        </>
      )}
      <div className="grid gap-10 px-5 pt-2 pb-8 md:px-0 md:pt-1 lg:grid-cols-[480px_minmax(0,344px)]">
        <form
          noValidate
          className="flex max-w-[480px] flex-col gap-5"
          onSubmit={event => {
            onDismiss();
            void form.send(event);
          }}
        >
          <p className="text-lead text-ink-2">{words.lead}</p>
          {failure && <FailureBanner failure={failure} onDismiss={onDismiss} />}
          <RecipientField form={form} ownAccountNumber={ownAccountNumber} />
          <WalletsFailed wallets={wallets} />
          {wallets.isPending ? (
            <Loading text={words.loadingWallets}>
              <Skeleton className="h-13" />
            </Loading>
          ) : (
            <Field label={words.wallet} {...form.field('walletId')}>
              <Select {...form.text('walletId')} value={wallet?.id ?? ''}>
                {all.length === 0 && <option value="">{words.noWallets}</option>}
                {all.map(each => (
                  <option key={each.id} value={each.id}>
                    {words.walletOption(currencyName(each.currency), balanceText(each.balance, each.currency).shown)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field
            label={words.amount}
            {...form.field('amount')}
            {...(isShort && { error: faultText(asFault(ledgerRefusals.insufficient_funds)) })}
            {...(isOverLimit && {
              error: <OverLimit amount={amount} left={left} onUse={value => form.set('amount', value)} />,
            })}
            helper={
              wallet && (
                <>
                  <span aria-hidden="true">{words.balance(balance.shown)}</span>
                  <span className="sr-only">{words.balance(balance.spoken)}</span>
                </>
              )
            }
            aside={
              wallet && (
                <button
                  type="button"
                  className="link min-h-6"
                  onClick={() => form.set('amount', plain(trimAmount(wallet.balance, currency)))}
                >
                  {words.useAll}
                </button>
              )
            }
          >
            <MoneyInput
              value={form.values.amount}
              onChange={value => form.set('amount', value)}
              onBlur={() => form.leave('amount')}
              symbol={symbolOf(currency)}
              minorDigits={scaleOf(currency)}
              pill={<CurrencyPill code={currency} />}
            />
          </Field>
          <div className="sticky bottom-0 z-10 -mx-5 mt-1 bg-linear-to-t from-canvas from-75% to-transparent px-5 pt-4 pb-5 md:static md:mx-0 md:bg-none md:p-0">
            <Button type="submit" size={isNarrow ? 56 : 52} isWide isDisabled={isShort || isOverLimit}>
              {words.next}
            </Button>
          </div>
        </form>
        <TransferSummary values={form.values} wallet={wallet} />
      </div>
    </>
  );
}

/** A field shows "1,500" rather than "1,500.00", which the customer did not type. */
function plain(amount: string): string {
  return amount.replace(/\.0+$/, '');
}

/** What happened, whether money moved, and what to do. */
function FailureBanner({ failure, onDismiss }: { failure: PlainFailure; onDismiss: () => void }) {
  const words = useMessages(transferMessages);
  const isNothingSent = failure.kind === 'nothing_sent';
  return (
    <Banner
      tone="bad"
      title={isNothingSent ? words.nothingSent : refusalText(failure.error, { fallback: words.failed })}
      onDismiss={onDismiss}
      dismissLabel={words.dismiss}
    >
      <p>{isNothingSent ? words.nothingSentText : words.notDebited}</p>
    </Banner>
  );
}
