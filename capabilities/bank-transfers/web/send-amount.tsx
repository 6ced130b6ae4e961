import { useQueryClient } from '@tanstack/react-query';
import type { Form } from '@wura/browser/form';
import { fetchBands } from '@wura/policy/web/price';
import type { Wallet } from '@wura/wallets/contract';
import { AmountField, plainAmount } from '@wura/wallets/web/amount-field';
import type { AmountRefusal } from '@wura/wallets/web/amount-refusal';
import { wholeBalance } from '@wura/wallets/web/whole-balance';
import type { SendValues } from './send-fields.ts';

type SendAmountProps = {
  form: Form<SendValues>;
  wallet: Wallet | undefined;
  /** What may still be sent today, once it is known. */
  left: string | undefined;
  /** What would refuse the amount as it stands. */
  refusal: AmountRefusal | undefined;
};

/** What arrives: all of the balance is what it holds without the fees of sending it. */
export function SendAmount({ form, ...rest }: SendAmountProps) {
  const queries = useQueryClient();

  async function fillAll({ balance }: Wallet) {
    const bands = await fetchBands(queries, 'bank_transfer').catch(() => []);
    form.set('amount', plainAmount(wholeBalance(balance, bands) ?? balance));
  }

  return (
    <AmountField
      {...rest}
      field={form.field('amount')}
      amount={form.values.amount}
      onChange={amount => form.set('amount', amount)}
      onBlur={() => form.leave('amount')}
      onUseAll={wallet => void fillAll(wallet)}
    />
  );
}
