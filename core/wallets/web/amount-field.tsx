import { useMessages } from '@wura/browser/messages';
import { scaleOf, symbolOf } from '@wura/browser/money-format';
import { faultText } from '@wura/browser/phrase-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { OverLimit } from '@wura/policy/web/over-limit';
import { CurrencyPill } from '@wura/ui/currency-pill';
import { Field } from '@wura/ui/field';
import { MoneyInput } from '@wura/ui/money-input';
import { asFault } from '@wura/wire/phrases';
import type { Wallet } from '../contract.ts';
import type { AmountRefusal } from './amount-refusal.ts';
import { useBalanceText } from './balance-text.ts';
import { amountMessages } from './messages.ts';

type AmountFieldProps = {
  /** Of the form: `form.field('amount')`. */
  field: { id: string; error: string | undefined };
  amount: string;
  onChange: (amount: string) => void;
  onBlur: () => void;
  wallet: Wallet | undefined;
  /** What may still be sent today, once it is known. */
  left: string | undefined;
  /** What would refuse the amount as it stands. */
  refusal: AmountRefusal | undefined;
  /** Fills in all that the wallet can pay; without it there is no button for that. */
  onUseAll?: (wallet: Wallet) => void;
};

/** How much. Beneath it the balance; and while it is typed, the limit or the balance that will refuse it. */
export function AmountField(props: AmountFieldProps) {
  const { field, amount, onChange, onBlur, wallet, left, refusal, onUseAll } = props;
  const words = useMessages(amountMessages);
  const currency = wallet?.currency ?? 'NGN';
  const balance = useBalanceText()(wallet?.balance ?? '0', currency);
  return (
    <Field
      label={words.amount}
      {...field}
      {...(refusal === 'limit' &&
        left !== undefined && { error: <OverLimit amount={amount} left={left} onUse={onChange} /> })}
      {...(refusal === 'funds' && { error: faultText(asFault(ledgerRefusals.insufficient_funds)) })}
      helper={
        wallet ? (
          <>
            <span aria-hidden="true">{words.balance(balance.shown)}</span>
            <span className="sr-only">{words.balance(balance.spoken)}</span>
          </>
        ) : (
          // The line has its place before the wallet is there, so that what stands below does not move.
          <span className="block h-[1lh]" />
        )
      }
      aside={
        onUseAll &&
        (wallet ? (
          <button type="button" className="link min-h-6" onClick={() => onUseAll(wallet)}>
            {words.useAll}
          </button>
        ) : (
          <span className="block min-h-6" />
        ))
      }
    >
      <MoneyInput
        value={amount}
        onChange={onChange}
        onBlur={onBlur}
        symbol={symbolOf(currency)}
        minorDigits={scaleOf(currency)}
        pill={<CurrencyPill code={currency} />}
      />
    </Field>
  );
}

/** A field shows "1,500" rather than "1,500.00", which the customer did not type. */
export const plainAmount = (amount: string) => amount.replace(/\.0+$/, '');
