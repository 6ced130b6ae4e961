import type { Bill } from '@wura/bills/web/use-bill';
import { PhoneField } from '@wura/bills/web/phone-field';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { Amount } from '@wura/wallets/web/amount';
import { asFault } from '@wura/wire/phrases';
import type { CableValues } from './cable-fields.ts';
import type { ChosenBouquet, VerifiedCard as Card } from './cable-steps.ts';
import { cableMessages } from './messages.ts';
import { checkFailure, type CardCheck } from './use-card-check.ts';
import { VerifiedCard } from './verified-card.tsx';

type PaymentStepProps = {
  form: Form<CableValues>;
  bill: Bill;
  card: Card;
  bouquet: ChosenBouquet;
  /** The look-up is over, and has to be made once more. */
  again: { onVerify: () => void; check: CardCheck } | undefined;
  onBack: () => void;
};

/** Step 3: what it costs, and who is told. */
export function PaymentStep({ form, bill, card, bouquet, again, onBack }: PaymentStepProps) {
  const words = useMessages(cableMessages);
  return (
    <>
      <VerifiedCard card={card} isOver={again !== undefined} />
      {again && <VerifyAgain {...again} />}
      <div className="panel px-4.5 pt-3 pb-1">
        <div className="flex items-baseline justify-between gap-4">
          <p className="min-w-0 font-strong wrap-anywhere">{bouquet.name}</p>
          <p className="flex-none text-item font-strong">
            <Amount amount={bouquet.price} currency="NGN" />
          </p>
        </div>
        {/* The price cannot be changed here, so what the balance or the limit says to it stands beneath it. */}
        {bill.refusal !== undefined && (
          <p role="alert" className="mt-1 text-small font-medium text-bad">
            {bill.refusal === 'funds' ? faultText(asFault(ledgerRefusals.insufficient_funds)) : words.overLimit}
          </p>
        )}
        <button type="button" className="link min-h-11 text-small" onClick={onBack}>
          {words.changeBouquet}
        </button>
      </div>
      <PhoneField
        field={form.field('phone')}
        value={form.values.phone}
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
  const words = useMessages(cableMessages);
  const failed = checkFailure(check);
  return (
    <div>
      <Button look="line" isWide isLoading={check.isPending} loadingLabel={words.verifying} onClick={onVerify}>
        {words.verify}
      </Button>
      {failed !== undefined && (
        <p role="alert" className="mt-1.5 text-small font-medium text-bad">
          {failed}
        </p>
      )}
    </div>
  );
}
