import { useQueryClient } from '@tanstack/react-query';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { asFault } from '@wura/wire/phrases';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { OverLimit } from '@wura/policy/web/over-limit';
import { fetchPrice } from '@wura/policy/web/price';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import type { Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { sendMessages } from './messages.ts';
import type { AmountRefusal, SendValues } from './send-fields.ts';
import { wholeBalance } from './whole-balance.ts';

type SendAmountProps = {
  form: Form<SendValues>;
  wallet: Wallet | undefined;
  /** What may still be sent today, once it is known. */
  left: string | undefined;
  /** What would refuse the amount as it stands. */
  refusal: AmountRefusal | undefined;
};

/** What arrives. Beneath it the balance; and while it is typed, the limit or the balance that will refuse it. */
export function SendAmount({ form, wallet, left, refusal }: SendAmountProps) {
  const words = useMessages(sendMessages);
  const queries = useQueryClient();
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
      {...(refusal === 'limit' &&
        left !== undefined && {
          error: <OverLimit amount={amount} left={left} onUse={value => form.set('amount', value)} />,
        })}
      {...(refusal === 'funds' && { error: faultText(asFault(ledgerRefusals.insufficient_funds)) })}
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

/** A field shows "1,500" rather than "1,500.00", which the customer did not type. */
const plain = (amount: string) => amount.replace(/\.0+$/, '');
