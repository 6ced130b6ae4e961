import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { currencyName, scaleOf, symbolOf } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { PinInput } from '@wura/ui/pin-input';
import { Select } from '@wura/ui/select';
import type { Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newCardFaults } from '../rules.ts';
import { createCard } from './calls.ts';
import { CostLine, useCardQuote } from './cost-line.tsx';
import { cardMessages } from './messages.ts';

type CreateFormProps = { wallets: readonly Wallet[]; onMade: (id: string) => void };

/** A new card: which wallet pays, in which currency, how much is on it, and the PIN. What it costs is said before. */
export function CreateForm({ wallets, onMade }: CreateFormProps) {
  const words = useMessages(cardMessages);
  const balanceText = useBalanceText();
  const queries = useQueryClient();
  const [told, setTold] = useState<string>();
  const key = useRef<string>(undefined);
  const form = useForm({
    initial: { wallet: '', currency: 'USD', amount: '', pin: '' },
    faults: values => {
      const found = newCardFaults(values);
      return { wallet: found['wallet_id'], amount: found['amount'], pin: found['pin'] };
    },
    wireNames: { wallet_id: 'wallet' },
    async submit({ wallet: wallet_id, amount, pin }) {
      setTold(undefined);
      key.current ??= newIntentKey();
      const quote = quoted.quote && { quote_id: quoted.quote.quote_id };
      try {
        const made = await call(createCard, { key: key.current, body: { wallet_id, currency, amount, pin, ...quote } });
        key.current = undefined;
        setTold(made.card.status === 'pending' ? words.pending : words.ready);
        announce(made.card.status === 'pending' ? words.pending : words.ready);
        onMade(made.card.id);
        for (const name of ['amount', 'pin'] as const) form.set(name, '');
      } catch (error) {
        // What was refused took no key; what was lost is asked for again under the same one.
        if ((error as { kind?: string }).kind === 'refused') key.current = undefined;
        throw error;
      } finally {
        await queries.invalidateQueries();
      }
    },
  });
  const currency = form.values.currency === 'NGN' ? 'NGN' : 'USD';
  const quoted = useCardQuote({ walletId: form.values.wallet, currency, amount: form.values.amount });

  return (
    <form
      noValidate
      className="panel flex flex-col gap-4 p-5"
      aria-labelledby="new-card"
      onSubmit={event => void form.send(event)}
    >
      <h2 id="new-card" className="text-t3">
        {words.createTitle}
      </h2>
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.createFailed })} />
      )}
      {told && <Banner tone="ok" title={told} onDismiss={() => setTold(undefined)} dismissLabel={words.dismiss} />}
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
      <Field label={words.amount} {...form.field('amount')}>
        <MoneyInput
          value={form.values.amount}
          onChange={value => form.set('amount', value)}
          symbol={symbolOf(currency)}
          minorDigits={scaleOf(currency)}
          pill={<CurrencyPill code={currency} />}
        />
      </Field>
      <CostLine quoted={quoted} />
      <Field label={words.pin} {...form.field('pin')}>
        <PinInput value={form.values.pin} onChange={value => form.set('pin', value)} />
      </Field>
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.creating}>
        {words.create}
      </Button>
    </form>
  );
}
