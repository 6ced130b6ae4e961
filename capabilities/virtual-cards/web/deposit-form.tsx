import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { PinInput } from '@wura/ui/pin-input';
import { Select } from '@wura/ui/select';
import { parseAmount } from '@wura/money';
import type { Wallet } from '@wura/wallets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VirtualCard } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import { fundCard } from './calls.ts';
import { CostLine, useCardQuote } from './cost-line.tsx';
import { cardMessages } from './messages.ts';

type DepositFormProps = {
  cards: readonly VirtualCard[];
  wallets: readonly Wallet[];
  chosen: VirtualCard;
  onChoose: (id: string) => void;
};

/** Money for the chosen card; the PIN is asked for where the sum needs it. */
export function DepositForm({ cards, chosen, onChoose }: DepositFormProps) {
  const words = useMessages(cardMessages);
  const queries = useQueryClient();
  const [told, setTold] = useState<string>();
  const [asksPin, setAsksPin] = useState(false);
  const key = useRef<string>(undefined);
  const { id, currency } = chosen;
  const form = useForm({
    initial: { amount: '', pin: '' },
    faults: ({ amount, pin }) => ({
      amount: typeof parseAmount(amount) === 'string' ? cardFaults.card_deposit_missing : undefined,
      pin: asksPin && pin.length < 4 ? cardFaults.card_pin_invalid : undefined,
    }),
    async submit({ amount, pin }) {
      setTold(undefined);
      key.current ??= newIntentKey();
      const more = { ...(asksPin && { pin }), ...(quoted.quote && { quote_id: quoted.quote.quote_id }) };
      try {
        const paid = await call(fundCard, { key: key.current, params: { id }, body: { amount, ...more } });
        key.current = undefined;
        const said = paid.status === 'completed' ? words.deposited : words.onItsWay;
        setTold(said);
        announce(said);
        setAsksPin(false);
        for (const name of ['amount', 'pin'] as const) form.set(name, '');
      } catch (error) {
        if (error instanceof CallError && error.code === 'pin_required') setAsksPin(true);
        if ((error as { kind?: string }).kind === 'refused') key.current = undefined;
        throw error;
      } finally {
        await queries.invalidateQueries();
      }
    },
  });
  const quoted = useCardQuote({ walletId: chosen.wallet_id, currency, amount: form.values.amount });

  return (
    <form
      noValidate
      className="panel flex flex-col gap-4 p-5"
      aria-labelledby="top-up"
      onSubmit={event => void form.send(event)}
    >
      <h2 id="top-up" className="text-t3">
        {words.depositTitle}
      </h2>
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.depositFailed })} />
      )}
      {told && <Banner tone="ok" title={told} onDismiss={() => setTold(undefined)} dismissLabel={words.dismiss} />}
      <Field label={words.selectCard}>
        <Select value={id} onChange={event => onChoose(event.target.value)}>
          {cards.map(card => (
            <option key={card.id} value={card.id}>
              {card.card_number.slice(-9)} · {card.currency}
            </option>
          ))}
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
      {asksPin && (
        <Field label={words.pin} {...form.field('pin')}>
          <PinInput value={form.values.pin} onChange={value => form.set('pin', value)} />
        </Field>
      )}
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.depositing}>
        {words.deposit}
      </Button>
    </form>
  );
}
