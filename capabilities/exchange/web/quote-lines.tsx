import { useMessages } from '@wura/browser/messages';
import { formatShare } from '@wura/browser/money-format';
import { Amount } from '@wura/wallets/web/amount';
import type { ReactNode } from 'react';
import type { Quote } from '../contract.ts';
import { convertMessages } from './messages.ts';
import { pricedPair, priceText } from '@wura/rates/web/rate-text';

type QuoteLinesProps = { quote: Quote | undefined; pair: { from: string; to: string } | undefined };

/** How the one becomes the other, line by line on a dotted rule: less the fee, what is exchanged, and at which price. */
export function QuoteLines({ quote, pair }: QuoteLinesProps) {
  const words = useMessages(convertMessages);
  const isDivided = quote && pair && pricedPair(quote.rate, pair).isDivided;
  return (
    <dl className="ml-3 flex flex-col gap-1.5 border-l-2 border-dotted border-control py-2 pr-16 pl-5">
      <Line mark="−" label={words.fee}>
        {quote ? <Amount amount={quote.fee} currency={quote.currency} /> : '—'}
      </Line>
      <Line mark="=" label={words.converted}>
        {quote ? <Amount amount={quote.converted} currency={quote.currency} /> : '—'}
      </Line>
      <Line mark={isDivided === false ? '×' : '÷'} label={words.rate}>
        <span className="money-flow">{quote && pair ? priceText(quote.rate, pair) : '—'}</span>
      </Line>
      {quote && quote.spread_bps > 0 && pair && (
        <Line mark="·" label={words.midRate(formatShare(quote.spread_bps))}>
          <span className="money-flow">{priceText(quote.mid_rate, pair)}</span>
        </Line>
      )}
    </dl>
  );
}

function Line({ mark, label, children }: { mark: string; label: string; children: ReactNode }) {
  return (
    <div className="relative flex justify-between gap-3 text-note">
      <span
        aria-hidden="true"
        className="absolute top-0 -left-[31px] grid size-5 place-items-center rounded-full bg-canvas text-ink-2"
      >
        {mark}
      </span>
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-label">{children}</dd>
    </div>
  );
}
