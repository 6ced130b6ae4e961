import { BillFlow } from '@wura/bills/web/bill-flow';
import { SaveBillerButton } from '@wura/bills/web/save-biller-button';
import { useBillers } from '@wura/bills/web/use-billers';
import { useMessages } from '@wura/browser/messages';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { faceOf } from './electricity-face.tsx';
import { ElectricityForm } from './electricity-form.tsx';
import { electricityMessages, payElectricityMessages } from './messages.ts';
import { preloadToken, TokenOnReceipt } from './token-on-receipt.tsx';
import { useElectricity } from './use-electricity.ts';

/** Electricity for a meter. A payment that is to be made again begins anew, also from the receipt of the last one. */
export default function ElectricityScreen() {
  const again = useSearchParams()[0].get('again');
  return <ElectricityPayment key={again} />;
}

function ElectricityPayment() {
  const { title } = useMessages(electricityMessages);
  useMessages(payElectricityMessages);
  const billers = useBillers('electricity');
  const electricity = useElectricity();
  const { payment, bill, steps } = electricity;
  useEffect(() => {
    if (steps.step === 'payment') preloadToken();
  }, [steps.step]);
  const { flow } = payment;
  const meter = flow.step === 'receipt' ? flow.order.meter : undefined;
  return (
    <BillFlow
      title={title}
      payment={payment}
      wallet={bill.wallet}
      faceOf={faceOf}
      form={<ElectricityForm electricity={electricity} billers={billers} />}
      onReceipt={flow.step === 'receipt' && <TokenOnReceipt order={flow.order} paid={flow.done} />}
      afterReceipt={
        meter && (
          <SaveBillerButton
            kind="electricity"
            details={{ number: meter.meterNumber, provider: meter.company, meter_type: meter.meterType }}
            billers={billers}
          />
        )
      }
    />
  );
}
