import { inFours } from '@wura/bills/groups';
import { AgainNotice } from '@wura/bills/web/again-notice';
import { AgainRow } from '@wura/bills/web/again-row';
import { BillForm } from '@wura/bills/web/bill-form';
import { OfferNotice, useOffer } from '@wura/bills/web/offer';
import type { Billers } from '@wura/bills/web/use-billers';
import { useMessages } from '@wura/browser/messages';
import { StepBars } from '@wura/ui/stepper';
import { AccountStep } from './account-step.tsx';
import { BouquetStep } from './bouquet-step.tsx';
import { tileOf } from './cable-face.tsx';
import { cableMessages } from './messages.ts';
import { PaymentStep } from './payment-step.tsx';
import type { Cable } from './use-cable.ts';

type CableFormProps = { cable: Cable; billers: Billers };

/** Whichever of the three steps it is. */
export function CableForm({ cable, billers }: CableFormProps) {
  const words = useMessages(cableMessages);
  const offer = useOffer('tv');
  const { steps, tell, payment, form, bill, bouquets, check, providers, again, titleOf, goBack, verify, payAgain } =
    cable;
  const { provider, smartcard } = form.values;
  const { flow } = payment;
  const common = {
    bill,
    failure: flow.step === 'form' ? flow.failure : undefined,
    onDismiss: payment.dismiss,
    words,
  };
  if (steps.step === 'bouquet') {
    return (
      <div className="flex max-w-[480px] flex-col gap-5 px-5 pt-2 pb-8 md:px-0 md:pt-1">
        <StepBars count={3} current={1} label={words.stepOf(2)} />
        <BouquetStep
          card={steps.card}
          bouquets={bouquets}
          chosen={steps.bouquet}
          onChoose={bouquet => tell({ type: 'chosen', bouquet })}
          onBack={goBack}
        />
      </div>
    );
  }
  if (steps.step === 'payment') {
    const { card, bouquet, isOver } = steps;
    return (
      <BillForm
        {...common}
        key="payment"
        lead={words.paymentLead}
        form={form}
        whom={card.customerName}
        whomDetail={words.cardOf(card.providerTitle, inFours(card.smartcard))}
        before={<StepBars count={3} current={2} label={words.stepOf(3)} />}
        isBlocked={isOver || offer.isOff}
      >
        <PaymentStep
          form={form}
          bill={bill}
          card={card}
          bouquet={bouquet}
          again={isOver ? { onVerify: () => check.mutate(card), check } : undefined}
          onBack={goBack}
        />
      </BillForm>
    );
  }
  return (
    <BillForm
      {...common}
      key="account"
      lead={words.accountLead}
      form={{
        send: async event => {
          event.preventDefault();
          await verify();
        },
        isBusy: check.isPending,
        failure: undefined,
      }}
      whom={smartcard && inFours(smartcard)}
      whomDetail={provider && titleOf(provider)}
      before={
        <>
          <StepBars count={3} current={0} label={words.stepOf(1)} />
          <OfferNotice offer={offer} />
          <AgainNotice again={again} />
          <AgainRow billers={billers} write={inFours} tileOf={tileOf} onPick={payAgain} />
        </>
      }
      isBlocked={offer.isOff}
      submit={words.verify}
      submitting={words.verifying}
    >
      <AccountStep form={form} providers={providers} check={check} />
    </BillForm>
  );
}
