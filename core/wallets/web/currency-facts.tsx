import { useServices } from '@wura/browser/config';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useHasView } from '@wura/browser/views';
import { useLimits } from '@wura/policy/web/limits';
import { usePrice } from '@wura/policy/web/price';
import { Check } from 'lucide-react';
import { currencyFactMessages } from './currency-fact-messages.ts';

/** A round sum that a price is said of. */
const example = '1000';

/** What a wallet in this currency is good for here, what that costs, and how much may move. */
export default function CurrencyFacts({ currency }: { currency: string }) {
  const words = useMessages(currencyFactMessages);
  const services = useServices();
  const hasConversion = useHasView('conversion') && services['rates'] === true;
  const hasCards = useHasView('cards');
  const hasChain = useHasView('usdt');
  const { price } = usePrice({ kind: 'conversion', amount: hasConversion ? example : '', currency });
  const fee = price?.fee !== undefined && price.currency === currency ? formatAmount(price.fee, currency) : '';
  const limits = useLimits();
  const facts = [
    words.holdAndSend,
    currency === 'NGN' && words.naira,
    hasConversion && words.convert,
    currency === 'USD' && hasCards && words.card,
    currency === 'USDT' && hasChain && words.chain,
  ].filter(fact => fact !== false);
  return (
    <div className="rounded-2xl bg-sunken p-4">
      <h3 className="text-small font-label">{words.title}</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-small">
        {facts.map(fact => (
          <li key={fact} className="flex gap-2">
            <Check className="mt-[2px] size-[15px] flex-none text-ok" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-2">
        {words.free}
        {fee !== '' && ` ${words.fee(formatAmount(example, currency), fee)}`}
      </p>
      {limits && (
        <p className="mt-1 text-small text-ink-2">{words.limit(formatAmount(limits.out_per_day.limit, 'NGN'))}</p>
      )}
    </div>
  );
}
