import { useMessages } from '@wura/browser/messages';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import type { CountryCode } from '@wura/identity/rules';
import { usePromise } from './delivery-text.ts';
import { reviewMessages, waterMessages } from './messages.ts';
import type { Water } from './use-water.ts';
import { countOf, totalOf, type OrderValues } from './water-order.ts';

/** Beside the form on a desktop: what is known so far. */
export function WaterSummary({ values, water }: { values: OrderValues; water: Water }) {
  const words = useMessages(reviewMessages);
  const { types: names } = useMessages(waterMessages);
  const promiseOf = usePromise();
  const { waterTypeId, quantity, countryId, stateId } = values;
  const type = water.types.data?.find(({ id }) => id === waterTypeId);
  const count = countOf(quantity);
  const total = totalOf(type?.price, quantity);
  const promise = stateId === '' ? undefined : promiseOf({ countryId: countryId as CountryCode, stateId });
  return (
    <aside aria-labelledby="summary" className="panel hidden self-start p-5 xl:block xl:w-full">
      <h2 id="summary" className="mb-1 text-entry">
        {words.summary}
      </h2>
      <dl>
        <SummaryRow label={words.water}>
          {type && count ? words.each(count, names[type.id] ?? type.name) : words.notYet}
        </SummaryRow>
        <SummaryRow label={words.window} detail={promise?.by}>
          {promise?.days ?? words.notYet}
        </SummaryRow>
        <SummaryRow label={words.fee}>{words.free}</SummaryRow>
        <SummaryRow label={words.total} isStrong>
          {total === undefined ? words.notYet : <Amount amount={total} currency="NGN" />}
        </SummaryRow>
      </dl>
    </aside>
  );
}
