import { networkFor, networkOf, type Network } from '@wura/bills/networks';
import { nationalPhone } from '@wura/bills/phone';
import type { Again } from '@wura/bills/web/again';
import { AgainNotice } from '@wura/bills/web/again-notice';
import { BillFlow } from '@wura/bills/web/bill-flow';
import { OfferNotice, useOffer } from '@wura/bills/web/offer';
import { SaveBillerButton } from '@wura/bills/web/save-biller-button';
import { useAgain } from '@wura/bills/web/use-again';
import { useBill } from '@wura/bills/web/use-bill';
import { useBillers } from '@wura/bills/web/use-billers';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useCustomer } from '@wura/identity/web/customer';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { faceOf } from './airtime-face.tsx';
import { airtimeFaults, emptyAirtime } from './airtime-fields.ts';
import { AirtimeForm } from './airtime-form.tsx';
import { airtimePayment } from './airtime-order.ts';
import { airtimeMessages } from './messages.ts';

/** Airtime for a phone. A payment that is to be made again begins anew, also from the receipt of the last one. */
export default function AirtimeScreen() {
  const again = useSearchParams()[0].get('again');
  return <Airtime key={again} />;
}

function Airtime() {
  const { title } = useMessages(airtimeMessages);
  const { data: customer } = useCustomer();
  const payment = usePayment(airtimePayment);
  const billers = useBillers('airtime');
  const offer = useOffer('airtime');
  /** By the customer's own hand, which no number changes any more. */
  const chosen = useRef<Network>(undefined);
  const wallet = useRef<ReturnType<typeof useBill>['wallet']>(undefined);
  const form = useForm({
    initial: emptyAirtime,
    faults: values => airtimeFaults(values, wallet.current),
    submit: async ({ phone, network, amount }) => {
      const order = await bill.confirm(amount);
      if (order) payment.review({ ...order, phone: nationalPhone(phone)!, network: networkOf(network)! });
    },
  });
  const bill = useBill('airtime', form.values.amount);
  useEffect(() => {
    wallet.current = bill.wallet;
  });
  useUnpaid({ name: 'airtime', owner: customer?.id, payment, draft: form.values, restore: form.restore });

  /** With the sum of last time it is only confirmed; without one, or with one that would be refused, it is typed. */
  function payAgain({ fields, number, amount }: Pick<Again, 'fields' | 'number' | 'amount'>) {
    const network = networkOf(fields['network'] ?? '');
    chosen.current = network;
    const sum = amount?.replace(/\.0+$/, '') ?? '';
    form.restore({ phone: number, network: network ?? networkFor(number, undefined), amount: sum });
    payment.dismiss();
    if (sum === '' || bill.refusalOf(sum) !== undefined || offer.isOff)
      document.getElementById(form.idOf('amount'))?.focus();
    else void form.send();
  }
  const again = useAgain({
    isReady: bill.wallet !== undefined,
    onFound: ({ again: fields, amount }) => payAgain({ fields, number: fields['number'] ?? '', amount }),
  });

  const { flow } = payment;
  return (
    <BillFlow
      title={title}
      payment={payment}
      wallet={bill.wallet}
      faceOf={faceOf}
      form={
        <AirtimeForm
          form={form}
          bill={bill}
          billers={billers}
          failure={flow.step === 'form' ? flow.failure : undefined}
          onDismiss={payment.dismiss}
          onPhone={phone => {
            form.set('phone', phone);
            form.set('network', networkFor(phone, chosen.current));
          }}
          onNetwork={network => {
            chosen.current = network;
            form.set('network', network);
          }}
          onAgain={payAgain}
          notice={
            <>
              <OfferNotice offer={offer} />
              <AgainNotice again={again} />
            </>
          }
          isBlocked={offer.isOff}
        />
      }
      afterReceipt={
        flow.step === 'receipt' && (
          <SaveBillerButton
            kind="airtime"
            details={{ number: flow.order.phone, network: flow.order.network }}
            billers={billers}
          />
        )
      }
    />
  );
}
