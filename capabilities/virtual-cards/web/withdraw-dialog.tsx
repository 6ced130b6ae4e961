import { useQueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, scaleOf, symbolOf } from '@wura/browser/money-format';
import { parseAmount } from '@wura/money';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { toast } from '@wura/ui/toast';
import { useRef } from 'react';
import type { VirtualCard } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import { withdrawCard } from './calls.ts';
import { cardMessages } from './messages.ts';
import { paymentFailure } from './payment-failure.ts';

/** Money from the card back to the wallet. A try whose answer was lost is the same withdrawal when it is tried again. */
export function WithdrawDialog({ card, onClose }: { card: VirtualCard; onClose: () => void }) {
  const words = useMessages(cardMessages);
  const queries = useQueryClient();
  const request = useRef<string>(undefined);
  const form = useForm({
    initial: { amount: '' },
    faults: ({ amount }) => ({
      amount: typeof parseAmount(amount) === 'string' ? cardFaults.card_sum_missing : undefined,
    }),
    submit: async ({ amount }) => {
      request.current ??= uuidOf(newIntentKey());
      try {
        const body = { amount, request: request.current };
        const { status } = await call(withdrawCard, { params: { id: card.id }, body });
        toast(status === 'completed' ? words.withdrawn : words.withdrawing);
        onClose();
      } catch (error) {
        if (!isOutcomeUnknown(error)) request.current = undefined;
        throw error;
      } finally {
        await queries.invalidateQueries();
      }
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.withdraw} closeLabel={words.dismiss} isBusy={form.isBusy}>
      <form noValidate className="flex flex-col gap-4" onSubmit={event => void form.send(event)}>
        <p className="text-ink-2">{words.withdrawText}</p>
        {form.failure !== undefined && (
          <Banner tone="bad" title={paymentFailure(form.failure, { fallback: words.failed, unknown: words.unknown })} />
        )}
        <Field
          label={words.amount}
          {...form.field('amount')}
          helper={words.onCard(formatAmount(card.balance, card.currency))}
          aside={
            <button
              type="button"
              className="-my-3 min-h-11 font-medium text-link"
              onClick={() => form.set('amount', card.balance)}
            >
              {words.all}
            </button>
          }
        >
          <MoneyInput
            value={form.values.amount}
            onChange={value => form.set('amount', value)}
            symbol={symbolOf(card.currency)}
            minorDigits={scaleOf(card.currency)}
            pill={<CurrencyPill code={card.currency} />}
          />
        </Field>
        <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.moving}>
          {words.withdraw}
        </Button>
      </form>
    </Dialog>
  );
}

/** The wire wants a UUID of the fourth version, and the browser's own is missing over plain HTTP. */
const uuidOf = (key: string) => key.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
