import type { BillFace } from '@wura/bills/web/bill-face';
import { BillFlow } from '@wura/bills/web/bill-flow';
import { useOffer } from '@wura/bills/web/offer';
import { refusedWith } from '@wura/bills/web/refused-with';
import { useBill } from '@wura/bills/web/use-bill';
import { useForm } from '@wura/browser/form';
import { textsOf, useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { Banner } from '@wura/ui/banner';
import { useCustomer } from '@wura/identity/web/customer';
import { usePayment } from '@wura/wallets/web/use-payment';
import { useUnpaid } from '@wura/wallets/web/use-unpaid';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { GiftProductOnWire } from '../contract.ts';
import { giftCardRefusals } from '../refusals.ts';
import { BrandTile } from './brand-tile.tsx';
import { listProducts } from './calls.ts';
import { CardOnReceipt } from './card-on-receipt.tsx';
import { countryName } from './country-name.ts';
import { emptyGiftCard, faultsOf } from './gift-card-fields.ts';
import { GiftCardForm } from './gift-card-form.tsx';
import { giftCardPayment, type GiftCardOrder } from './gift-card-order.ts';
import { giftMenuMessages } from './menu-messages.ts';
import { giftCardMessages } from './messages.ts';
import { useGiftPrice } from './use-gift-price.ts';

/** A gift card, from the catalogue to its code. */
export default function GiftCardScreen() {
  const { title } = useMessages(giftMenuMessages);
  useMessages(giftCardMessages);
  const { data: customer } = useCustomer();
  const payment = usePayment(giftCardPayment);
  const offer = useOffer('giftcards');
  const catalogue = useRoute(listProducts, {}, { isOff: offer.isOff });
  const products = catalogue.data?.data ?? [];
  const known = useRef<readonly GiftProductOnWire[]>([]);
  const form = useForm({
    initial: emptyGiftCard,
    faults: values =>
      faultsOf(
        values,
        known.current.find(({ id }) => id === values.product),
      ),
    submit: async () => {
      const quote = await price.hold();
      const order = await bill.confirm(quote.price);
      if (order) payment.review({ ...order, quote });
    },
  });
  const chosen = products.find(({ id }) => id === form.values.product);
  const price = useGiftPrice(chosen, form.values.value);
  const bill = useBill('giftcards', price.quote?.price ?? '');
  useEffect(() => {
    known.current = products;
  });
  useUnpaid({ name: 'giftcards', owner: customer?.id, payment, draft: form.values, restore: form.restore });

  const { flow } = payment;
  const refused = refusedWith(flow);
  const { renew } = price;
  const isPriceOver = refused === giftCardRefusals.gift_card_price_over.code;
  // What became of a purchase, whatever it was, has used its price up.
  const isUsed = flow.step === 'receipt' || isPriceOver || (flow.step === 'form' && flow.failure !== undefined);
  useEffect(() => {
    if (isUsed) renew();
    // eslint-disable-next-line react/exhaustive-deps -- once for each
  }, [isUsed]);

  return (
    <BillFlow
      title={title}
      payment={payment}
      wallet={bill.wallet}
      faceOf={faceOf}
      form={
        <GiftCardForm
          form={form}
          bill={bill}
          offer={offer}
          catalogue={catalogue}
          chosen={chosen}
          price={price}
          failure={flow.step === 'form' ? flow.failure : undefined}
          onDismiss={payment.dismiss}
        />
      }
      onReceipt={flow.step === 'receipt' && <CardOnReceipt order={flow.order} paid={flow.done} />}
    />
  );
}

function faceOf({ quote }: GiftCardOrder): BillFace {
  const words = textsOf(giftCardMessages);
  const { brand, country, currency, value } = quote;
  const worth = formatAmount(value, currency);
  return {
    what: words.what(worth),
    biller: words.partner,
    tile: <BrandTile brand={brand} size={52} />,
    for: brand,
    caution: <Banner isNote tone="wait" icon={TriangleAlert} title={words.noReturn} />,
    rows: [
      { label: words.worth, value: worth },
      { label: words.country, value: countryName(country) },
    ],
    complete: words.complete,
  };
}
