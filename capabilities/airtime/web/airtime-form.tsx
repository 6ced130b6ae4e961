import { groupPhone } from '@wura/bills/phone';
import type { Network } from '@wura/bills/networks';
import { AgainRow } from '@wura/bills/web/again-row';
import type { Again } from '@wura/bills/web/again';
import { BillForm } from '@wura/bills/web/bill-form';
import { tileOf } from '@wura/bills/web/network-tile';
import { NetworkPicker } from '@wura/bills/web/networks';
import { PhoneField } from '@wura/bills/web/phone-field';
import type { Bill } from '@wura/bills/web/use-bill';
import type { Billers } from '@wura/bills/web/use-billers';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { AmountField } from '@wura/wallets/web/amount-field';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';
import type { ReactNode } from 'react';
import { quickAmounts, type AirtimeValues } from './airtime-fields.ts';
import { airtimeMessages } from './messages.ts';
import { whatOf } from './airtime-face.tsx';

type AirtimeFormProps = {
  form: Form<AirtimeValues>;
  bill: Bill;
  billers: Billers;
  failure: PaymentFailure | undefined;
  onDismiss: () => void;
  onPhone: (phone: string) => void;
  onNetwork: (network: Network) => void;
  onAgain: (again: Again) => void;
  notice: ReactNode;
  isBlocked: boolean;
};

export function AirtimeForm(props: AirtimeFormProps) {
  const { form, bill, billers, failure, onDismiss, onPhone, onNetwork, onAgain, notice, isBlocked } = props;
  const words = useMessages(airtimeMessages);
  const { phone, network, amount } = form.values;
  return (
    <BillForm
      lead={words.lead}
      bill={bill}
      form={form}
      failure={failure}
      onDismiss={onDismiss}
      words={words}
      whom={groupPhone(phone)}
      whomDetail={network !== '' && whatOf(network as Network)}
      isBlocked={isBlocked}
      before={
        <>
          {notice}
          <AgainRow billers={billers} write={groupPhone} tileOf={tileOf} onPick={onAgain} />
        </>
      }
    >
      <PhoneField field={form.field('phone')} value={phone} onChange={onPhone} onBlur={() => form.leave('phone')} />
      <NetworkPicker field={form.field('network')} value={network} onChange={onNetwork} phone={phone} />
      <div className="flex flex-col gap-3">
        <AmountField
          field={form.field('amount')}
          amount={amount}
          onChange={value => form.set('amount', value)}
          onBlur={() => form.leave('amount')}
          wallet={bill.wallet}
          left={bill.left}
          refusal={bill.refusal}
        />
        <RadioTiles
          legend={<span className="sr-only">{words.quickAmounts}</span>}
          name="quick"
          options={quickAmounts.map(value => ({ value, label: formatAmount(value, 'NGN').replace(/[.,]00$/, '') }))}
          value={amount}
          onChange={value => form.set('amount', value)}
        />
      </div>
    </BillForm>
  );
}
