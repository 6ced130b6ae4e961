import { BillForm } from '@wura/bills/web/bill-form';
import { OfferNotice, type Offer } from '@wura/bills/web/offer';
import type { Bill } from '@wura/bills/web/use-bill';
import { clockTime } from '@wura/browser/dates';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { trimAmount } from '@wura/money/digits';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { faultText } from '@wura/browser/phrase-text';
import { ledgerRefusals } from '@wura/ledger/contract';
import { OverLimit } from '@wura/policy/web/over-limit';
import { Banner } from '@wura/ui/banner';
import { Field } from '@wura/ui/field';
import { Picker } from '@wura/ui/picker';
import { Select } from '@wura/ui/select';
import type { PaymentFailure } from '@wura/wallets/web/payment-flow';
import { asFault } from '@wura/wire/phrases';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GiftProductOnWire } from '../contract.ts';
import { BrandTile } from './brand-tile.tsx';
import { countryName } from './country-name.ts';
import type { GiftCardValues } from './gift-card-fields.ts';
import { giftCardMessages } from './messages.ts';
import type { GiftPrice } from './use-gift-price.ts';
import { ValueField } from './value-field.tsx';

export interface Catalogue {
  readonly data: { readonly data: readonly GiftProductOnWire[] } | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  refetch(): unknown;
}

type GiftCardFormProps = {
  form: Form<GiftCardValues>;
  bill: Bill;
  offer: Offer;
  catalogue: Catalogue;
  chosen: GiftProductOnWire | undefined;
  price: GiftPrice;
  failure: PaymentFailure | undefined;
  onDismiss: () => void;
};

/** Which card, worth how much; the price in naira is there as soon as both are known. */
export function GiftCardForm(props: GiftCardFormProps) {
  const { form, bill, offer, catalogue, chosen, price, failure, onDismiss } = props;
  const words = useMessages(giftCardMessages);
  const products = catalogue.data?.data ?? [];
  const { value } = form.values;
  return (
    <BillForm
      lead={words.lead}
      bill={bill}
      form={form}
      failure={failure}
      onDismiss={onDismiss}
      words={words}
      whom={chosen?.brand}
      whomDetail={chosen && value !== '' && words.what(formatAmount(value, chosen.currency))}
      isBlocked={offer.isOff || (catalogue.data !== undefined && products.length === 0)}
      before={
        <>
          <OfferNotice offer={offer} />
          <Link
            to={viewAddress('my-gift-cards')}
            className="link -my-2 inline-flex min-h-11 items-center self-start text-small"
          >
            {words.mine}
          </Link>
        </>
      }
    >
      <CardFields form={form} catalogue={catalogue} isOff={offer.isOff} />
      {chosen && (
        <ValueField
          product={chosen}
          field={form.field('value')}
          value={value}
          onChange={next => form.set('value', next)}
          onBlur={() => form.leave('value')}
        />
      )}
      {chosen && <PriceNote price={price} bill={bill} />}
      {chosen && chosen.redeem !== '' && <p className="text-small text-ink-2">{chosen.redeem}</p>}
    </BillForm>
  );
}

function CardFields({ form, catalogue, isOff }: Pick<GiftCardFormProps, 'form' | 'catalogue'> & { isOff: boolean }) {
  const words = useMessages(giftCardMessages);
  const products = catalogue.data?.data ?? [];
  const { country, product } = form.values;
  const countries = [...new Set(products.map(each => each.country))];
  const shown = products.filter(each => country === '' || each.country === country);
  const hasFailed = catalogue.isError && !catalogue.data;
  // Its place is kept until the countries are there: the card below it is already being chosen.
  const hasCountries = countries.length > 1 || (catalogue.isPending && !isOff);
  if (catalogue.data && products.length === 0) return <Banner tone="wait" title={words.noCards} />;
  const choose = (id: string) => {
    form.set('product', id);
    // A value is one card's.
    const only = products.find(each => each.id === id)?.values;
    form.set('value', only?.length === 1 ? trimAmount(only[0]!, 'NGN') : '');
    form.clearErrors();
  };
  return (
    <>
      {hasCountries && (
        <Field label={words.country}>
          <Select
            value={country}
            onChange={event => {
              form.set('country', event.target.value);
              const isStillThere = products.some(each => each.id === product && each.country === event.target.value);
              if (event.target.value !== '' && !isStillThere) choose('');
            }}
          >
            <option value="">{words.allCountries}</option>
            {countries.map(code => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={words.card} {...form.field('product')}>
        <Picker
          options={shown.map(({ id, brand, country: of }) => ({
            value: id,
            label: brand,
            detail: countryName(of),
            keywords: of,
            tile: <BrandTile brand={brand} />,
          }))}
          value={product || undefined}
          onChange={choose}
          isDisabled={isOff}
          status={hasFailed ? 'failed' : catalogue.isPending && !isOff ? 'loading' : 'ready'}
          onRetry={() => void catalogue.refetch()}
          texts={{
            label: words.card,
            placeholder: words.cardPlaceholder,
            search: words.cardSearch,
            close: words.close,
            loading: words.cardsLoading,
            failed: words.cardsFailed,
            retry: words.retry,
            noMatch: words.noCard,
          }}
        />
      </Field>
    </>
  );
}

/** Until when the price holds, or why there is none, or why it cannot be paid. */
function PriceNote({ price, bill }: { price: GiftPrice; bill: Bill }): ReactNode {
  const words = useMessages(giftCardMessages);
  const { quote, isAsking, error, retry } = price;
  if (error) {
    return (
      <Banner
        tone="bad"
        title={refusalText(error, { fallback: words.priceFailed })}
        action={
          <button type="button" className="min-h-11" onClick={retry}>
            {words.retry}
          </button>
        }
      />
    );
  }
  const { refusal, left, asking } = bill;
  if (quote && refusal !== undefined) {
    const isOver = refusal === 'limit' && asking.price !== undefined && left !== undefined;
    return (
      <p role="status" className="flex gap-1.5 text-small font-medium text-bad">
        <TriangleAlert className="mt-[2px] size-[15px]!" />
        <span>
          {isOver ? (
            <OverLimit amount={asking.price!.amount} left={left} />
          ) : (
            faultText(asFault(ledgerRefusals.insufficient_funds))
          )}
        </span>
      </p>
    );
  }
  return (
    <p role="status" className="min-h-5 text-small text-ink-2">
      {isAsking ? words.pricing : quote ? words.until(clockTime(quote.expires_at)) : ''}
    </p>
  );
}
