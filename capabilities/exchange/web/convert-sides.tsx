import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { currencyName, scaleOf, symbolOf } from '@wura/browser/money-format';
import { trimAmount } from '@wura/money/digits';
import { faultText } from '@wura/browser/phrase-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { announce } from '@wura/ui/announce';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import type { Wallet } from '@wura/wallets/contract';
import { asFault } from '@wura/wire/phrases';
import { ArrowDownUp, Plus } from 'lucide-react';
import type { Quote } from '../contract.ts';
import { isTooMuch, type Chosen, type ConversionValues } from './convert-fields.ts';
import { convertMessages } from './messages.ts';
import { QuoteLines } from './quote-lines.tsx';
import { Received } from './received.tsx';
import { WalletChoice } from './wallet-choice.tsx';

type ConvertSidesProps = {
  form: Form<ConversionValues>;
  wallets: readonly Wallet[];
  chosen: Chosen;
  quote: Quote | undefined;
  onOpenWallet: () => void;
};

/** What is given and what is got for it, one above the other, and between them how the one becomes the other. */
export function ConvertSides({ form, wallets, chosen, quote, onOpenWallet }: ConvertSidesProps) {
  const words = useMessages(convertMessages);
  const balanceText = useBalanceText();
  const { from, to } = chosen;
  // Money goes to another wallet. One that was chosen before stays in sight, so that what is wrong can be seen.
  const targets = wallets.filter(wallet => wallet !== from || wallet === to);
  const { amount } = form.values;
  const currency = from?.currency ?? 'NGN';
  const balance = from && balanceText(from.balance, currency);

  function swap() {
    if (!from || !to) return;
    form.set('fromId', to.id);
    form.set('toId', from.id);
    // What would have arrived is what goes back.
    form.set('amount', quote ? plain(trimAmount(quote.receive_amount, quote.receive_currency)) : '');
    announce(words.swapped(currencyName(to.currency), currencyName(from.currency)));
  }

  return (
    <div>
      <div className="panel flex flex-col gap-4 p-4">
        <WalletChoice
          label={words.from}
          {...form.field('fromId')}
          select={form.text('fromId')}
          wallets={wallets}
          chosen={from}
        />
        <Field
          label={words.amount}
          {...form.field('amount')}
          {...(isTooMuch(amount, from) && { error: faultText(asFault(ledgerRefusals.insufficient_funds)) })}
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
              onClick={onOpenWallet}
            >
              <Plus className="size-4" />
              {words.openWallet}
            </button>
          }
        />
        <Received quote={quote} to={to} />
      </div>
    </div>
  );
}

/** A field shows "1,500" rather than "1,500.00", which the customer did not type. */
function plain(amount: string): string {
  return amount.replace(/\.0+$/, '');
}
