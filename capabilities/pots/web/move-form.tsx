import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { newIntentKey } from '@wura/browser/intent';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { Field } from '@wura/ui/field';
import { commonFaults } from '@wura/wire/faults';
import { FormMoney } from '@wura/wallets/web/form-money';
import { useRef } from 'react';
import type { Pot } from '../contract.ts';
import { moveIn, moveOut } from './calls.ts';
import { potDetailMessages } from './messages.ts';
import { useChanged } from './use-pots.ts';

/** Into the pot or out of it, at once. The key stays as long as the same is asked, so that a second press moves nothing. */
export function MoveForm({ pot, spendable }: { pot: Pot; spendable: string }) {
  const words = useMessages(potDetailMessages);
  const changed = useChanged();
  const intent = useRef({ asked: '', key: '' });
  const form = useForm({
    initial: { way: 'in', amount: '' },
    faults: ({ amount }) => ({ amount: amount === '' ? commonFaults.amount_invalid : undefined }),
    submit: async ({ way, amount }) => {
      const asked = `${way} ${amount}`;
      if (intent.current.asked !== asked) intent.current = { asked, key: newIntentKey() };
      const given = { body: { pot_id: pot.id, amount }, key: intent.current.key };
      await (way === 'in' ? call(moveIn, given) : call(moveOut, given));
      intent.current = { asked: '', key: '' };
      form.set('amount', '');
      await changed();
      announce(words.done);
    },
  });
  const { currency, balance } = pot;
  const isIn = form.values.way === 'in';
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-3">
      <Chips
        legend={words.way}
        name={`way-${pot.id}`}
        options={{ in: words.in, out: words.out }}
        value={isIn ? 'in' : 'out'}
        onChange={way => form.set('way', way)}
      />
      <Field
        label={words.amount}
        {...form.field('amount')}
        helper={isIn ? words.canSpend(spendable) : words.inPot(formatAmount(balance, currency))}
      >
        <FormMoney form={form} name="amount" currency={currency} />
      </Field>
      {form.failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(form.failure, { fallback: words.moveFailed })}
        </p>
      )}
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.moving}>
        {isIn ? words.in : words.out}
      </Button>
    </form>
  );
}
