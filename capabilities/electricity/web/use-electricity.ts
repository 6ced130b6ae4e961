import { nationalPhone } from '@wura/bills/phone';
import type { Again } from '@wura/bills/web/again';
import { refusedWith } from '@wura/bills/web/refused-with';
import { useAgain } from '@wura/bills/web/use-again';
import { useBill } from '@wura/bills/web/use-bill';
import { useOwnPhone } from '@wura/bills/web/use-own-phone';
import { useForm } from '@wura/browser/form';
import { useStepAddress } from '@wura/browser/step-address';
import { useCustomer } from '@wura/identity/web/customer';
import { plainAmount } from '@wura/wallets/web/amount-field';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { electricityRefusals } from '../refusals.ts';
import { emptyElectricity, faultsOf, meterFields, wantedOf } from './electricity-fields.ts';
import { electricityPayment } from './electricity-order.ts';
import { advance, firstStep, stillGood } from './electricity-steps.ts';
import { useCompanies } from './use-companies.ts';
import { useMeterCheck } from './use-meter-check.ts';

/** The two steps of paying for electricity, with what is known in each and what can be done. */
export function useElectricity() {
  const { data: customer } = useCustomer();
  const companies = useCompanies();
  const [steps, tell] = useReducer(advance, firstStep);
  const payment = usePayment(electricityPayment);
  const goBack = useCallback(() => tell({ type: 'back' }), []);
  useStepAddress({ name: 'at', step: steps.step === 'meter' ? null : steps.step, goBack });

  const form = useForm({
    initial: emptyElectricity,
    faults: values => faultsOf(values, steps),
    wireNames: { serviceType: 'company', phone_number: 'phone', reference: 'meterNumber' },
    submit: async values => {
      const order = steps.step === 'payment' ? await bill.confirm(values.amount) : undefined;
      if (!order || steps.step !== 'payment') return;
      const phone = nationalPhone(values.phone) ?? values.phone;
      payment.review({ ...order, meter: steps.verified, phone, email: values.email.trim() });
    },
  });
  const { values } = form;
  const bill = useBill('electricity', steps.step === 'payment' ? values.amount : '');
  const check = useMeterCheck(meter => tell({ type: 'verified', meter }));
  useUnpaid({ name: 'electricity', owner: customer?.id, payment, draft: values, restore: form.restore });
  useOwnPhone(values.phone, phone => form.set('phone', phone));

  const refused = refusedWith(payment.flow);
  useEffect(() => {
    if (refused === electricityRefusals.meter_not_verified.code) tell({ type: 'over' });
  }, [refused]);

  const titleOf = (company: string) =>
    companies.data?.data.find(({ service_type: name }) => name === company)?.provider_name ?? company;

  async function verify(wanted = wantedOf(values)): Promise<void> {
    if (check.isPending || !form.check(meterFields)) return;
    payment.dismiss();
    const known = stillGood(steps, wanted);
    if (known) tell({ type: 'verified', meter: known });
    // Why it could not be verified stands beneath the number.
    else await check.mutateAsync({ ...wanted, companyTitle: titleOf(wanted.company) }).catch(() => undefined);
  }

  // Paid again with two presses: this one, and the one that confirms. In between, the meter is looked up once more.
  const isQuick = useRef(false);
  function payAgain({ number, fields, amount }: Pick<Again, 'number' | 'fields' | 'amount'>) {
    const { provider: company = values.company, meter_type: meterType = 'prepaid' } = fields;
    const again = { ...values, company, meterType, meterNumber: number };
    form.restore({ ...again, amount: amount === undefined ? '' : plainAmount(amount) });
    isQuick.current = amount !== undefined && bill.refusalOf(amount) === undefined;
    check.reset();
    void verify(wantedOf(again));
  }
  const again = useAgain({
    isReady: bill.wallet !== undefined && companies.data !== undefined,
    onFound: ({ again: fields, amount }) => payAgain({ fields, number: fields['number'] ?? '', amount }),
  });
  const isAtPayment = useSearchParams()[0].get('at') === 'payment' && steps.step === 'payment';
  const { send } = form;
  useEffect(() => {
    if (!isAtPayment || !isQuick.current) return;
    isQuick.current = false;
    void send();
    // eslint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [isAtPayment]);

  return { steps, payment, form, bill, check, companies, again, titleOf, goBack, verify, payAgain };
}

export type Electricity = ReturnType<typeof useElectricity>;
