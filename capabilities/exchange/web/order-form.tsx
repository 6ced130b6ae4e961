import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { callOnce } from '@wura/browser/call-once';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { isLocked, pinRefusal, type PinRefusal } from '@wura/identity/web/pin-calls';
import { PinStep } from '@wura/identity/web/pin-step';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { toast } from '@wura/ui/toast';
import type { Wallet } from '@wura/wallets/contract';
import { commonFaults } from '@wura/wire/faults';
import { FormMoney } from '@wura/wallets/web/form-money';
import { useRef, useState } from 'react';
import { dayMs } from '@wura/platform/time';
import { isRate } from '../is-rate.ts';
import { exchangeFaults } from '../rules.ts';
import { listOrders, placeOrder } from './calls.ts';
import { isAmount } from './convert-fields.ts';
import { waitingMessages } from './messages.ts';
import { usePricedNow } from './priced-now.ts';
import { RateField } from './rate-field.tsx';

const choices = [1, 7, 30, 60];

interface Asking {
  readonly needsFirstPin: boolean;
  readonly refusal?: PinRefusal;
}

type OrderFormProps = { from: Wallet; to: Wallet; amount: string; onDone: () => void };

export function OrderForm({ from, to, amount, onDone }: OrderFormProps) {
  const words = useMessages(waitingMessages);
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  const priced = usePricedNow({ from: from.currency, to: to.currency });
  const form = useForm({
    initial: { rate: '', ceiling: amount, days: '7' },
    faults: ({ rate, ceiling }) => ({
      rate: isRate(rate) ? undefined : exchangeFaults.rate_invalid,
      ceiling: isAmount(ceiling, from) ? undefined : commonFaults.amount_invalid,
    }),
    wireNames: { target_rate: 'rate' },
    submit: () => place(),
  });
  const lastSent = useRef<{ values: object; endsAt: string }>(undefined);

  async function place(pin?: string): Promise<void> {
    const { rate, ceiling, days } = form.values;
    // Counted once for what is in the form: sent again because its answer was lost, it is to be the same order.
    if (lastSent.current?.values !== form.values) {
      const endsAt = new Date(Date.now() + Number(days) * dayMs).toISOString();
      lastSent.current = { values: form.values, endsAt };
    }
    const body = {
      from_wallet_id: from.id,
      to_wallet_id: to.id,
      target_rate: rate,
      rate_of: priced.isDivided ? ('target' as const) : ('source' as const),
      ceiling,
      ends_at: lastSent.current.endsAt,
      ...(pin !== undefined && { pin }),
    };
    try {
      await callOnce(placeOrder, { body });
    } catch (error) {
      const ask = askedBy(error);
      if (!ask) {
        setAsking(undefined);
        throw error;
      }
      return setAsking(ask);
    }
    setAsking(undefined);
    await queries.invalidateQueries({ queryKey: [listOrders.path] });
    onDone();
    toast(words.orderPlaced);
  }

  return (
    <>
      <form noValidate onSubmit={form.send} className="flex flex-col gap-5 pb-1">
        <p className="text-ink-2">{words.orderLead}</p>
        {form.failure !== undefined && (
          <p role="alert" className="font-medium text-bad">
            {refusalText(form.failure, { fallback: words.failed })}
          </p>
        )}
        <RateField
          form={form}
          label={priced.isDivided ? words.costsAtMost(priced.of) : words.bringsAtLeast(priced.of)}
          helper={priced.price && words.nowBeforeFee(priced.price)}
          currency={priced.in}
        />
        <Field label={words.ceiling} {...form.field('ceiling')} helper={words.ceilingHelper}>
          <FormMoney form={form} name="ceiling" currency={from.currency} />
        </Field>
        <Field label={words.ends} {...form.field('days')}>
          <Select {...form.text('days')}>
            {choices.map(count => (
              <option key={count} value={count}>
                {words.days(count)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.placing}>
          {words.placeOrder}
        </Button>
      </form>
      <PinStep
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        needsFirstPin={asking?.needsFirstPin ?? false}
        amount={isAmount(form.values.ceiling, from) ? formatAmount(form.values.ceiling, from.currency) : ''}
        recipient={words.ownWallet(to.currency)}
        isBill
        submitLabel={words.placeOrder}
        refusal={asking?.refusal}
        isPinOnly
        onPin={pin => void place(pin).catch(form.setFailure)}
      />
    </>
  );
}

/** A refusal is either a question for the PIN or the end of this try. */
function askedBy(error: unknown): Asking | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'pin_required') return { needsFirstPin: false };
  if (error.code === 'pin_not_set') return { needsFirstPin: true };
  const isAboutPin = error.code === 'invalid_pin' || error.code === 'pin_locked';
  return isAboutPin
    ? { needsFirstPin: false, refusal: { text: pinRefusal(error), isLocked: isLocked(error) } }
    : undefined;
}
