import { BillFlow } from '@wura/bills/web/bill-flow';
import { SaveBillerButton } from '@wura/bills/web/save-biller-button';
import { useBillers } from '@wura/bills/web/use-billers';
import { useMessages } from '@wura/browser/messages';
import { useSearchParams } from 'react-router';
import { faceOf } from './cable-face.tsx';
import { CableForm } from './cable-form.tsx';
import { cableMessages, payCableMessages } from './messages.ts';
import { useCable } from './use-cable.ts';

/** A subscription of cable TV. A payment that is to be made again begins anew, also from the receipt of the last one. */
export default function CableScreen() {
  const again = useSearchParams()[0].get('again');
  return <CableSubscription key={again} />;
}

function CableSubscription() {
  const { title } = useMessages(cableMessages);
  const { keepOn } = useMessages(payCableMessages);
  const billers = useBillers('tv');
  const cable = useCable();
  const { payment, bill } = cable;
  const { flow } = payment;
  const card = flow.step === 'receipt' ? flow.order.card : undefined;
  return (
    <BillFlow
      title={title}
      payment={payment}
      wallet={bill.wallet}
      faceOf={faceOf}
      form={<CableForm cable={cable} billers={billers} />}
      onReceipt={card && <p className="mt-3 border-b border-line pb-3 text-note">{keepOn}</p>}
      afterReceipt={
        card && (
          <SaveBillerButton kind="tv" details={{ number: card.smartcard, provider: card.provider }} billers={billers} />
        )
      }
    />
  );
}
