import type { Bill } from '@wura/bills/web/use-bill';
import { PhoneField } from '@wura/bills/web/phone-field';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { AmountField } from '@wura/wallets/web/amount-field';
import { amountFault } from '../rules.ts';
import { isBelow, type ElectricityValues } from './electricity-fields.ts';
import type { VerifiedMeter as Meter } from './electricity-steps.ts';
import { electricityMessages } from './messages.ts';
import type { MeterCheck } from './use-meter-check.ts';
import { VerifiedMeter } from './verified-meter.tsx';

export type PaymentStepProps = {
  form: Form<ElectricityValues>;
  bill: Bill;
  meter: Meter;
  /** The look-up is over, and has to be made once more. */
  again: { onVerify: () => void; check: MeterCheck } | undefined;
  onChange: () => void;
};

/** Step 2: how much, and who is told. */
export default function PaymentStep({ form, bill, meter, again, onChange }: PaymentStepProps) {
  const words = useMessages(electricityMessages);
  const { amount, phone } = form.values;
  const { id, error } = form.field('amount');
  // ₦100 is not enough for every meter, and a fault holds no figures.
  const isTooLittle = amountFault(amount) === undefined && isBelow(amount, meter);
  const tooLittle = isTooLittle ? words.belowMinimum(formatAmount(meter.minimum, 'NGN')) : undefined;
  return (
    <>
      <VerifiedMeter meter={meter} isOver={again !== undefined} onChange={onChange} />
      {again && <VerifyAgain {...again} />}
      <AmountField
        field={{ id, error: error === undefined ? undefined : (tooLittle ?? error) }}
        amount={amount}
        onChange={value => form.set('amount', value)}
        onBlur={() => form.leave('amount')}
        wallet={bill.wallet}
        left={bill.left}
        refusal={bill.refusal}
      />
      <PhoneField
        field={form.field('phone')}
        value={phone}
        onChange={value => form.set('phone', value)}
        onBlur={() => form.leave('phone')}
        label={words.phone}
      />
      <Field label={words.email} {...form.field('email')} helper={words.emailHelper}>
        <TextInput {...form.text('email')} type="email" inputMode="email" autoComplete="email" />
      </Field>
    </>
  );
}

function VerifyAgain({ onVerify, check }: NonNullable<PaymentStepProps['again']>) {
  const words = useMessages(electricityMessages);
  return (
    <div>
      <Button look="line" isWide isLoading={check.isPending} loadingLabel={words.verifying} onClick={onVerify}>
        {words.verify}
      </Button>
      {check.error && (
        <p role="alert" className="mt-1.5 text-small font-medium text-bad">
          {refusalText(check.error, { fallback: words.verifyFailed })}
        </p>
      )}
    </div>
  );
}
