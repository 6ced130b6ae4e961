import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName, scaleOf, symbolOf, trimAmount } from '@wura/browser/money-format';
import { faultText } from '@wura/browser/phrase-text';
import { refusalText } from '@wura/browser/refusal-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { FormFooter } from '@wura/ui/form-footer';
import { MoneyInput } from '@wura/ui/money-input';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { AddWalletDialog } from '@wura/wallets/web/add-wallet-dialog';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import type { PlainFailure } from '@wura/wallets/web/payment-flow';
import type { useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { asFault } from '@wura/wire/phrases';
import { ArrowDownUp, ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isTooMuch, type Chosen, type ConversionValues } from './convert-fields.ts';
import type { Quote } from '../contract.ts';
import { convertMenuMessages } from './menu-messages.ts';
import { convertMessages } from './messages.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteState } from './quote-state.tsx';
import { RateChart } from './rate-chart.tsx';
import { Received } from './received.tsx';
import type { useQuote } from './use-quote.ts';
import { AtYourRate } from './at-your-rate.tsx';
import { WalletChoice } from './wallet-choice.tsx';

type ConvertFormProps = {
  form: Form<ConversionValues>;
  wallets: ReturnType<typeof useWallets>;
  chosen: Chosen;
  quoted: ReturnType<typeof useQuote>;
  /** The price that waits for the PIN: it stays in sight, and no other is asked for meanwhile. */
  confirming: Quote | undefined;
  failure: PlainFailure | undefined;
  onDismiss: () => void;
};

export function ConvertForm({ form, wallets, chosen, quoted, confirming, failure, onDismiss }: ConvertFormProps) {
  const words = useMessages(convertMessages);
  const { title } = useMessages(convertMenuMessages);
  const isNarrow = useNarrow();
  const balanceText = useBalanceText();
  const [isAdding, setAdding] = useState(false);
  const all = wallets.data ?? [];
  const { from, to } = chosen;
  // Money goes to another wallet. One that was chosen before stays in sight, so that what is wrong can be seen.
  const targets = all.filter(wallet => wallet !== from || wallet === to);
  const { amount } = form.values;
  const currency = from?.currency ?? 'NGN';
  const isShort = isTooMuch(amount, from);
  const balance = from && balanceText(from.balance, currency);
  const quote = confirming ?? quoted.live?.quote;

  function swap() {
    if (!from || !to) return;
    form.set('fromId', to.id);
    form.set('toId', from.id);
    // What would have arrived is what goes back.
    form.set('amount', quote ? plain(trimAmount(quote.receive_amount, quote.receive_currency)) : '');
    announce(words.swapped(currencyName(to.currency), currencyName(from.currency)));
  }

  return (
    <>
      {!isNarrow && (
        <>
          <Link to="/wallet" className="link mb-1 inline-flex min-h-11 items-center gap-1.5">
            <ArrowLeft className="size-[18px]" />
            {words.back}
          </Link>
          <h1 className="text-t1">{title}</h1>
        </>
      )}
      <div className="grid gap-10 px-5 pt-2 pb-8 md:px-0 md:pt-1 xl:grid-cols-[480px_minmax(0,344px)]">
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
          <WalletsFailed wallets={wallets} />
          {wallets.isPending ? (
            <Loading text={words.loadingWallets}>
              <Skeleton className="h-13" />
              <Skeleton className="mt-3 h-18" />
              <Skeleton className="mt-10 h-13" />
              <Skeleton className="mt-3 h-18" />
            </Loading>
          ) : (
            <div>
              <div className="panel flex flex-col gap-4 p-4">
                <WalletChoice
                  label={words.from}
                  {...form.field('fromId')}
                  select={form.text('fromId')}
                  wallets={all}
                  chosen={from}
                />
                <Field
                  label={words.amount}
                  {...form.field('amount')}
                  {...(isShort && { error: faultText(asFault(ledgerRefusals.insufficient_funds)) })}
                  helper={
                    balance && (
                      <>
                        <span aria-hidden="true">{words.balance(balance.shown)}</span>
                        <span className="sr-only">{words.balance(balance.spoken)}</span>
                      </>
                    )
                  }
                  aside={
                    from && (
                      <button
                        type="button"
                        className="link min-h-6"
                        onClick={() => form.set('amount', plain(trimAmount(from.balance, currency)))}
                      >
                        {words.useAll}
                      </button>
                    )
                  }
                >
                  <MoneyInput
                    value={amount}
                    onChange={value => form.set('amount', value)}
                    onBlur={() => form.leave('amount')}
                    symbol={symbolOf(currency)}
                    minorDigits={scaleOf(currency)}
                    pill={<CurrencyPill code={currency} />}
                  />
                </Field>
              </div>
              <div className="relative px-4 py-2">
                <button
                  type="button"
                  aria-label={words.swap}
                  aria-disabled={!from || !to}
                  onClick={swap}
                  className="absolute top-1/2 right-4 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-control bg-surface text-link hover:bg-sunken"
                >
                  <ArrowDownUp className="size-5" />
                </button>
                <QuoteLines quote={quote} pair={from && to && { from: from.currency, to: to.currency }} />
              </div>
              <div className="panel flex flex-col gap-4 p-4">
                <WalletChoice
                  label={words.to}
                  {...form.field('toId')}
                  select={form.text('toId')}
                  wallets={targets}
                  chosen={to}
                  labelAside={
                    <button
                      type="button"
                      className="link inline-flex min-h-6 items-center gap-1 text-small"
                      onClick={() => setAdding(true)}
                    >
                      <Plus className="size-4" />
                      {words.openWallet}
                    </button>
                  }
                />
                <Received quote={quote} to={to} />
              </div>
            </div>
          )}
          <QuoteState quoted={quoted} />
          <FormFooter>
            <Button
              type="submit"
              size={isNarrow ? 56 : 52}
              isWide
              isDisabled={isShort}
              isLoading={quoted.isAsking}
              loadingLabel={words.asking}
            >
              {words.convert}
            </Button>
          </FormFooter>
        </form>
        <aside className="flex max-w-[480px] flex-col gap-6 xl:sticky xl:top-8 xl:self-start">
          <RateChart from={currency} to={to?.currency ?? (currency === 'NGN' ? 'USD' : 'NGN')} />
          <AtYourRate chosen={chosen} wallets={all} amount={amount} onChoose={form.set} />
        </aside>
      </div>
      <AddWalletDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        owned={all}
        onAdded={wallet => form.set('toId', wallet.id)}
      />
    </>
  );
}

/** A field shows "1,500" rather than "1,500.00", which the customer did not type. */
function plain(amount: string): string {
  return amount.replace(/\.0+$/, '');
}

/** What happened, whether money moved, and what to do. */
function FailureBanner({ failure, onDismiss }: { failure: PlainFailure; onDismiss: () => void }) {
  const words = useMessages(convertMessages);
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
