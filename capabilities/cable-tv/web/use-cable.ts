import { nationalPhone } from '@wura/bills/phone';
import type { Again } from '@wura/bills/web/again';
import { refusedWith } from '@wura/bills/web/refused-with';
import { useAgain } from '@wura/bills/web/use-again';
import { useBill } from '@wura/bills/web/use-bill';
import { useOwnPhone } from '@wura/bills/web/use-own-phone';
import { useForm } from '@wura/browser/form';
import { useStepAddress } from '@wura/browser/step-address';
import { useCustomer } from '@wura/identity/web/customer';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { cableRefusals } from '../refusals.ts';
import { accountFields, emptyCable, faultsOf } from './cable-fields.ts';
import { cablePayment } from './cable-order.ts';
import { advance, firstStep, stillGood } from './cable-steps.ts';
import { priceIn } from './price-in.ts';
import { useBouquets } from './use-bouquets.ts';
import { useCardCheck } from './use-card-check.ts';
import { useTvProviders } from './use-tv-providers.ts';

/** The three steps of a cable subscription, with what is known in each and what can be done. */
export function useCable() {
  const { data: customer } = useCustomer();
  const providers = useTvProviders();
  const [steps, tell] = useReducer(advance, firstStep);
  const payment = usePayment(cablePayment);
  const goBack = useCallback(() => tell({ type: 'back' }), []);
  // Each step is an entry of the history of its own, so that Back leads from the third to the second to the first.
  useStepAddress({ name: 'account', step: steps.step === 'account' ? null : 'verified', goBack });
  useStepAddress({ name: 'bouquet', step: steps.step === 'payment' ? 'chosen' : null, goBack });

  const form = useForm({
    initial: emptyCable,
    faults: faultsOf,
    wireNames: { smartcard_number: 'smartcard', phone_number: 'phone', reference: 'smartcard' },
    submit: async values => {
      const order = steps.step === 'payment' ? await bill.confirm(steps.bouquet.price) : undefined;
      if (!order || steps.step !== 'payment') return;
      const phone = nationalPhone(values.phone) ?? values.phone;
      payment.review({ ...order, card: steps.card, bouquet: steps.bouquet, phone, email: values.email.trim() });
    },
  });
  const { values } = form;
  const bill = useBill('tv', steps.step === 'payment' ? steps.bouquet.price : '');
  const bouquets = useBouquets(steps.step === 'account' ? undefined : steps.card.provider);
  const check = useCardCheck(card => tell({ type: 'verified', card }));
  useUnpaid({ name: 'tv', owner: customer?.id, payment, draft: values, restore: form.restore });
  useOwnPhone(values.phone, phone => form.set('phone', phone));

  const refused = refusedWith(payment.flow);
  const newPrice = priceIn(payment.flow);
  useEffect(() => {
    if (refused === cableRefusals.smartcard_not_verified.code) tell({ type: 'over' });
    if (newPrice !== undefined) tell({ type: 'repriced', price: newPrice });
  }, [refused, newPrice]);

  const titleOf = (name: string) => providers.data?.find(each => each.name === name)?.title ?? name;

  async function verify({ provider, smartcard } = values): Promise<void> {
    if (check.isPending || !form.check(accountFields)) return;
    payment.dismiss();
    const known = stillGood(steps, { provider, smartcard });
    if (known) tell({ type: 'verified', card: known });
    // Why it could not be verified stands beneath the number.
    else await check.mutateAsync({ provider, smartcard, providerTitle: titleOf(provider) }).catch(() => undefined);
  }

  // Paid again with two presses: this one, and the one that confirms. In between, the card is looked up once more, and the
  // bouquet of last time chosen at today's price.
  const quickBouquet = useRef<string>(undefined);
  function payAgain({ number, fields }: Pick<Again, 'number' | 'fields'>) {
    const again = { ...values, provider: fields['provider'] ?? values.provider, smartcard: number };
    form.restore(again);
    quickBouquet.current = fields['bouquet'];
    check.reset();
    void verify(again);
  }
  const again = useAgain({
    isReady: bill.wallet !== undefined && providers.data !== undefined,
    onFound: ({ again: fields }) => payAgain({ fields, number: fields['number'] ?? '' }),
  });
  const [address] = useSearchParams();
  const at =
    steps.step === 'bouquet' ? address.get('account') : steps.step === 'payment' ? address.get('bouquet') : null;
  const { send } = form;
  useEffect(() => {
    const wanted = quickBouquet.current;
    if (at === null || wanted === undefined) return;
    if (steps.step === 'payment') {
      quickBouquet.current = undefined;
      if (bill.refusalOf(steps.bouquet.price) === undefined) void send();
      return;
    }
    const bouquet = bouquets.data?.find(({ code }) => code === wanted);
    if (bouquet) tell({ type: 'chosen', bouquet });
    else if (bouquets.data ?? bouquets.isError) quickBouquet.current = undefined;
    // eslint-disable-next-line react/exhaustive-deps -- once on arrival at each step, and when the bouquets are there
  }, [at, steps.step, bouquets.data]);

  return { steps, tell, payment, form, bill, bouquets, check, providers, again, titleOf, goBack, verify, payAgain };
}

export type Cable = ReturnType<typeof useCable>;
