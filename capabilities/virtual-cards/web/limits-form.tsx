import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { isPinAsked } from '@wura/identity/web/pin-calls';
import { parseAmount } from '@wura/money';
import { Checkbox } from '@wura/ui/checkbox';
import { useState } from 'react';
import type { CardLimits, VirtualCard } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import { saveLimits } from './calls.ts';
import { limitMessages } from './limit-messages.ts';
import { LimitDialog, LimitField, useSaved } from './limit-dialog.tsx';

type LimitsFormProps = { card: VirtualCard; limits: CardLimits; isOpen: boolean; onClose: () => void };

const isLimit = (amount: string) => amount === '' || typeof parseAmount(amount) !== 'string';

/** What the card may spend. Less of it is saved at once; more of it is confirmed with the PIN. */
export function LimitsForm(props: LimitsFormProps) {
  // Opened anew it begins with what holds by then.
  return props.isOpen && <OpenForm {...props} />;
}

function OpenForm({ card, limits, onClose }: LimitsFormProps) {
  const words = useMessages(limitMessages);
  const tell = useSaved();
  const [asksPin, setAsksPin] = useState(false);
  const form = useForm({
    initial: {
      purchase: limits.per_purchase ?? '',
      month: limits.per_month ?? '',
      isSingle: limits.single_merchant,
      pin: '',
    },
    faults: ({ purchase, month, pin }) => ({
      purchase: isLimit(purchase) ? undefined : cardFaults.card_limit_invalid,
      month: isLimit(month) ? undefined : cardFaults.card_limit_invalid,
      pin: asksPin && pin.length < 4 ? cardFaults.card_pin_invalid : undefined,
    }),
    wireNames: { per_purchase: 'purchase', per_month: 'month' },
    submit: async ({ purchase, month, isSingle, pin }) => {
      const body = {
        per_purchase: purchase || null,
        per_month: month || null,
        single_merchant: isSingle,
        ...(asksPin && { pin }),
      };
      try {
        await call(saveLimits, { params: { id: card.id }, body });
      } catch (error) {
        if (asksPin || !isPinAsked(error)) throw error;
        return setAsksPin(true);
      }
      await tell(words.saved);
      onClose();
    },
  });
  return (
    <LimitDialog
      form={form}
      title={words.limitsTitle}
      lead={words.limitsHelp}
      button={words.save}
      asksPin={asksPin}
      onClose={onClose}
    >
      <LimitField form={form} name="purchase" label={words.perPurchase} currency={card.currency} />
      <LimitField form={form} name="month" label={words.perMonth} currency={card.currency} />
      <div>
        <Checkbox
          label={words.oneShop}
          checked={form.values.isSingle}
          onChange={event => form.set('isSingle', event.target.checked)}
        />
        <p className="ml-8 text-small text-ink-2">{words.oneShopHelp}</p>
      </div>
    </LimitDialog>
  );
}
