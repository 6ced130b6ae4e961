import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { parseAmount } from '@wura/money';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { useState } from 'react';
import type { VirtualCard } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import { fundCard } from './calls.ts';
import { useCardQuote } from './cost-line.tsx';
import { cardMessages } from './messages.ts';
import { PaymentForm } from './payment-form.tsx';
import { useCardPayment } from './use-card-payment.ts';

type DepositFormProps = { cards: readonly VirtualCard[]; chosen: VirtualCard; onChoose: (id: string) => void };

/** Money for the chosen card; the PIN is asked for where the sum needs it. */
export function DepositForm({ cards, chosen, onChoose }: DepositFormProps) {
  const words = useMessages(cardMessages);
  const payment = useCardPayment();
  const [asksPin, setAsksPin] = useState(false);
  const { id, currency } = chosen;
  const form = useForm({
    initial: { amount: '', pin: '' },
    faults: ({ amount, pin }) => ({
      amount: typeof parseAmount(amount) === 'string' ? cardFaults.card_deposit_missing : undefined,
      pin: asksPin && pin.length < 4 ? cardFaults.card_pin_invalid : undefined,
    }),
    submit: ({ amount, pin }) => payment.pay(key => deposit(key, { amount, pin })),
  });
  const quoted = useCardQuote({ walletId: chosen.wallet_id, currency, amount: form.values.amount });

  async function deposit(key: string, { amount, pin }: { amount: string; pin: string }): Promise<string> {
    const more = { ...(asksPin && { pin }), ...(quoted.quote && { quote_id: quoted.quote.quote_id }) };
    const paid = await call(fundCard, { key, params: { id }, body: { amount, ...more } }).catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'pin_required') setAsksPin(true);
      throw error;
    });
    setAsksPin(false);
    for (const name of ['amount', 'pin'] as const) form.set(name, '');
    return paid.status === 'completed' ? words.deposited : words.onItsWay;
  }

  return (
    <PaymentForm
      form={form}
      payment={payment}
      title={words.depositTitle}
      failed={words.depositFailed}
      button={words.deposit}
      busy={words.depositing}
      currency={currency}
      quoted={quoted}
      asksPin={asksPin}
    >
      <Field label={words.selectCard}>
        <Select value={id} onChange={event => onChoose(event.target.value)}>
          {cards.map(card => (
            <option key={card.id} value={card.id}>
              {card.card_number.slice(-9)} · {card.currency}
            </option>
          ))}
        </Select>
      </Field>
    </PaymentForm>
  );
}
