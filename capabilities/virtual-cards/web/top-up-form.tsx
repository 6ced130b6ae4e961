import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { parseAmount } from '@wura/money';
import { Button } from '@wura/ui/button';
import type { CardLimits, VirtualCard } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import { saveLimits } from './calls.ts';
import { LimitDialog, LimitField, useSaved } from './limit-dialog.tsx';
import { limitMessages } from './limit-messages.ts';

type TopUpFormProps = { card: VirtualCard; limits: CardLimits; isOpen: boolean; onClose: () => void };

const faultOf = (amount: string) => (typeof parseAmount(amount) === 'string' ? cardFaults.card_sum_missing : undefined);

/** Money that goes to the card by itself: when, how much, and how much in a month at most. */
export function TopUpForm(props: TopUpFormProps) {
  return props.isOpen && <OpenForm {...props} />;
}

function OpenForm({ card, limits, onClose }: TopUpFormProps) {
  const words = useMessages(limitMessages);
  const tell = useSaved();
  const { auto_top_up: now } = limits;
  const params = { id: card.id };
  const form = useForm({
    initial: { below: now?.below ?? '', amount: now?.amount ?? '', ceiling: now?.monthly_ceiling ?? '', pin: '' },
    faults: ({ below, amount, ceiling, pin }) => ({
      below: faultOf(below),
      amount: faultOf(amount),
      ceiling: faultOf(ceiling),
      pin: pin.length < 4 ? cardFaults.card_pin_invalid : undefined,
    }),
    wireNames: {
      'auto_top_up.below': 'below',
      'auto_top_up.amount': 'amount',
      'auto_top_up.monthly_ceiling': 'ceiling',
    },
    submit: async ({ below, amount, ceiling, pin }) => {
      const wanted = { below, amount, monthly_ceiling: ceiling };
      await call(saveLimits, { params, body: { auto_top_up: wanted, pin } });
      await tell(words.topUpSaved);
      onClose();
    },
  });

  async function turnOff(): Promise<void> {
    try {
      await call(saveLimits, { params, body: { auto_top_up: null } });
    } catch (error) {
      return form.setFailure(error);
    }
    await tell(words.topUpEnded);
    onClose();
  }

  return (
    <LimitDialog
      form={form}
      title={words.topUpTitle}
      lead={words.topUpLead}
      button={now ? words.save : words.turnOn}
      asksPin
      onClose={onClose}
      more={
        now && (
          <Button look="quiet" isWide onClick={() => void turnOff()}>
            {words.turnOff}
          </Button>
        )
      }
    >
      <LimitField form={form} name="below" label={words.below} currency={card.currency} />
      <LimitField form={form} name="amount" label={words.by} currency={card.currency} />
      <LimitField form={form} name="ceiling" label={words.ceiling} currency={card.currency} />
    </LimitDialog>
  );
}
