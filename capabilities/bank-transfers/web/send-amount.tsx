import { useQueryClient } from '@tanstack/react-query';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, scaleOf, symbolOf } from '@wura/browser/money-format';
import { LimitLink } from '@wura/policy/web/limit-link';
import { isOver, useLimits } from '@wura/policy/web/limits';
import { fetchPrice } from '@wura/policy/web/price';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import type { Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { sendMessages } from './messages.ts';
import type { SendValues } from './send-fields.ts';
import { wholeBalance } from './whole-balance.ts';

/** What arrives. Beneath it the balance, and the day's limit when it is passed. */
export function SendAmount({ form, wallet }: { form: Form<SendValues>; wallet: Wallet | undefined }) {
  const words = useMessages(sendMessages);
  const queries = useQueryClient();
  const left = useLimits()?.out_per_day.left;
  const { amount } = form.values;
  const balance = useBalanceText()(wallet?.balance ?? '0', 'NGN');

  async function fillAll() {
    if (!wallet) return;
    const most = await wholeBalance(wallet.balance, sum =>
      fetchPrice(queries, { kind: 'bank_transfer', amount: sum }),
    ).catch(() => undefined);
    form.set('amount', plain(most ?? wallet.balance));
  }

  return (
    <Field
      label={words.amount}
      {...form.field('amount')}
      caution={
        left !== undefined && isOver(amount, left) ? (
          <>
            {words.overLimit(formatAmount(left, 'NGN'))} <LimitLink />
          </>
        ) : undefined
      }
      helper={
        wallet && (
          <>
            <span aria-hidden="true">{words.balance(balance.shown)}</span>
            <span className="sr-only">{words.balance(balance.spoken)}</span>
          </>
        )
      }
      aside={
        wallet && (
          <button type="button" className="link min-h-6" onClick={() => void fillAll()}>
            {words.useAll}
          </button>
        )
      }
    >
      <MoneyInput
        value={amount}
        onChange={value => form.set('amount', value)}
        onBlur={() => form.leave('amount')}
        symbol={symbolOf('NGN')}
        minorDigits={scaleOf('NGN')}
        pill={<CurrencyPill code="NGN" />}
      />
    </Field>
  );
}

/** A field shows "1,500" rather than "1,500.00", which nobody typed. */
const plain = (amount: string) => amount.replace(/\.0+$/, '');
