import { networkFor, networkNames, networkOf, type Network } from '@wura/bills/networks';
import { groupPhone, nationalPhone } from '@wura/bills/phone';
import { AgainNotice } from '@wura/bills/web/again-notice';
import { AgainRow } from '@wura/bills/web/again-row';
import { BillFlow } from '@wura/bills/web/bill-flow';
import { BillForm } from '@wura/bills/web/bill-form';
import { tileOf } from '@wura/bills/web/network-tile';
import { NetworkPicker } from '@wura/bills/web/networks';
import { OfferNotice, useOffer } from '@wura/bills/web/offer';
import { PhoneField } from '@wura/bills/web/phone-field';
import { SaveBillerButton } from '@wura/bills/web/save-biller-button';
import { useAgain } from '@wura/bills/web/use-again';
import { useBill } from '@wura/bills/web/use-bill';
import { useBillers } from '@wura/bills/web/use-billers';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useCustomer } from '@wura/identity/web/customer';
import { Banner } from '@wura/ui/banner';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { faceOf } from './data-face.tsx';
import { dataFaults, emptyData, planOf, type Known } from './data-fields.ts';
import { dataPayment } from './data-order.ts';
import { dataMessages } from './messages.ts';
import { titleOf } from './plan-groups.ts';
import { PlanPicker } from './plan-picker.tsx';
import { usePlans } from './use-plans.ts';

/** A data plan for a phone. A payment that is to be made again begins anew, also from the receipt of the last one. */
export default function DataScreen() {
  const again = useSearchParams()[0].get('again');
  return <Data key={again} />;
}

function Data() {
  const words = useMessages(dataMessages);
  const { data: customer } = useCustomer();
  const payment = usePayment(dataPayment);
  const billers = useBillers('data');
  const offer = useOffer('data');
  /** By the customer's own hand, which no number changes any more. */
  const chosen = useRef<Network>(undefined);
  /** The plan of a payment that is to be made again, until its network has told what it sells. */
  const [wanted, setWanted] = useState<string>();
  const [isPlanGone, setPlanGone] = useState(false);
  const known = useRef<Known>({ wallet: undefined, plans: [] });
  const form = useForm({
    initial: emptyData,
    wireNames: { billerCode: 'network', itemCode: 'planCode' },
    faults: values => dataFaults(values, known.current),
    submit: async values => {
      const plan = planOf(values.planCode, known.current.plans);
      const order = plan && (await bill.confirm(plan.bundle_price));
      if (!order) return;
      const { planCode } = values;
      const [phone, network] = [nationalPhone(values.phone)!, networkOf(values.network)!];
      payment.review({ ...order, phone, network, planCode, planTitle: titleOf(plan) });
    },
  });
  const { phone, network, planCode } = form.values;
  const plans = usePlans(networkOf(network));
  const plan = planOf(planCode, plans.all);
  const bill = useBill('data', plan?.bundle_price ?? '');
  const { state } = plans;
  useEffect(() => {
    known.current = { wallet: bill.wallet, plans: plans.all };
  });
  useUnpaid({ name: 'data', owner: customer?.id, payment, draft: form.values, restore: form.restore });

  function choose(of: { phone: string; network: Network | '' }) {
    // A plan is one network's.
    const isSame = of.network === network;
    form.set('phone', of.phone);
    form.set('network', of.network);
    if (!isSame) form.set('planCode', '');
    form.clearErrors();
  }
  function fillAgain(fields: Readonly<Record<string, string>>) {
    const of = networkOf(fields['network'] ?? '');
    const number = fields['number'] ?? '';
    chosen.current = of;
    payment.dismiss();
    setPlanGone(false);
    choose({ phone: number, network: of ?? networkFor(number, undefined) });
    setWanted(fields['plan']);
  }
  const again = useAgain({ isReady: bill.wallet !== undefined, onFound: found => fillAgain(found.again) });

  // The plan of last time is only confirmed where it is still sold and can be paid; otherwise another one is chosen.
  useEffect(() => {
    if (wanted === undefined || state === 'loading' || state === 'off') return;
    setWanted(undefined);
    const same = planOf(wanted, known.current.plans);
    if (!same) return setPlanGone(state === 'ready');
    form.set('planCode', same.plan_code);
    if (!offer.isOff && bill.refusalOf(same.bundle_price) === undefined) void form.send();
    // eslint-disable-next-line react/exhaustive-deps -- only the arrival of the list matters
  }, [wanted, state]);

  const { flow } = payment;
  return (
    <BillFlow
      title={words.title}
      payment={payment}
      wallet={bill.wallet}
      faceOf={faceOf}
      form={
        <BillForm
          lead={words.lead}
          bill={bill}
          form={form}
          failure={flow.step === 'form' ? flow.failure : undefined}
          onDismiss={payment.dismiss}
          words={{ ...words, refused: words.failed }}
          whom={groupPhone(phone)}
          whomDetail={network !== '' && plan && words.what(networkNames[network as Network], titleOf(plan))}
          isBlocked={offer.isOff}
          before={
            <>
              <OfferNotice offer={offer} />
              <AgainNotice again={again} />
              <AgainRow
                billers={billers}
                write={groupPhone}
                tileOf={tileOf}
                onPick={({ fields }) => fillAgain(fields)}
              />
              {isPlanGone && <Banner isNote tone="wait" title={words.planGone} />}
            </>
          }
        >
          <PhoneField
            field={form.field('phone')}
            value={phone}
            onChange={number => {
              form.set('phone', number);
              const likely = networkFor(number, chosen.current);
              if (likely !== network) choose({ phone: number, network: likely });
            }}
            onBlur={() => form.leave('phone')}
          />
          <NetworkPicker
            field={form.field('network')}
            value={network}
            onChange={own => {
              chosen.current = own;
              choose({ phone, network: own });
            }}
            phone={phone}
          />
          <PlanPicker
            field={form.field('planCode')}
            plans={plans}
            bill={bill}
            value={planCode}
            onChange={({ plan_code }) => {
              setPlanGone(false);
              form.set('planCode', plan_code);
            }}
          />
        </BillForm>
      }
      afterReceipt={
        flow.step === 'receipt' && (
          <SaveBillerButton
            kind="data"
            details={{ number: flow.order.phone, network: flow.order.network }}
            billers={billers}
          />
        )
      }
    />
  );
}
