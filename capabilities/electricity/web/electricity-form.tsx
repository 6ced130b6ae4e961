import { inFours } from '@wura/bills/groups';
import { AgainNotice } from '@wura/bills/web/again-notice';
import { AgainRow } from '@wura/bills/web/again-row';
import { BillForm } from '@wura/bills/web/bill-form';
import { OfferNotice, useOffer } from '@wura/bills/web/offer';
import type { Billers } from '@wura/bills/web/use-billers';
import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { StepBars } from '@wura/ui/stepper';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tileOf } from './electricity-face.tsx';
import { electricityMessages } from './messages.ts';
import { MeterStep } from './meter-step.tsx';
import { NextStep, usePaymentStepSoon } from './next-step.tsx';
import type { Electricity } from './use-electricity.ts';

type ElectricityFormProps = { electricity: Electricity; billers: Billers };

/** Whichever of the two steps it is. */
export function ElectricityForm({ electricity, billers }: ElectricityFormProps) {
  const words = useMessages(electricityMessages);
  const offer = useOffer('electricity');
  usePaymentStepSoon();
  const { steps, payment, form, bill, check, companies, again, titleOf, goBack, verify, payAgain } = electricity;
  const { company, meterNumber } = form.values;
  const { flow } = payment;
  const common = {
    bill,
    failure: flow.step === 'form' ? flow.failure : undefined,
    onDismiss: payment.dismiss,
    words,
  };
  if (steps.step === 'payment') {
    const { verified, isOver } = steps;
    return (
      <BillForm
        {...common}
        key="payment"
        lead={words.paymentLead}
        form={form}
        whom={verified.customerName}
        whomDetail={words.meterOf(verified.companyTitle, inFours(verified.meterNumber))}
        before={<Steps at={1} />}
        isBlocked={isOver || offer.isOff}
      >
        <NextStep
          form={form}
          bill={bill}
          meter={verified}
          again={isOver ? { onVerify: () => check.mutate(verified), check } : undefined}
          onChange={goBack}
        />
      </BillForm>
    );
  }
  return (
    <BillForm
      {...common}
      key="meter"
      lead={words.meterLead}
      form={{
        send: async event => {
          event.preventDefault();
          await verify();
        },
        isBusy: check.isPending,
        failure: undefined,
      }}
      whom={meterNumber && inFours(meterNumber)}
      whomDetail={company && titleOf(company)}
      before={
        <Steps at={0}>
          <OfferNotice offer={offer} />
          <AgainNotice again={again} />
          <AgainRow billers={billers} write={inFours} tileOf={tileOf} onPick={payAgain} />
        </Steps>
      }
      isBlocked={offer.isOff}
      submit={words.verify}
      submitting={words.verifying}
    >
      <MeterStep form={form} companies={companies} check={check} />
    </BillForm>
  );
}

/** Where one is, and the way to what was bought before. */
function Steps({ at, children }: { at: 0 | 1; children?: ReactNode }) {
  const words = useMessages(electricityMessages);
  return (
    <>
      <div className="flex items-center gap-4">
        <div className="grow">
          <StepBars count={2} current={at} label={words.stepOf(at + 1)} />
        </div>
        <Link
          to={viewAddress('electricity-tokens')}
          className="link -my-2 inline-flex min-h-11 items-center text-small"
        >
          {words.myTokens}
        </Link>
      </div>
      {children}
    </>
  );
}
