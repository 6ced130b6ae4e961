import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { useRatesText } from '@wura/rates/web/rates';
import { useEffect, useState } from 'react';
import { convertMessages } from './messages.ts';
import { pricedPair, priceText } from '@wura/rates/web/rate-text';
import type { LiveQuote, useQuote } from './use-quote.ts';

/** How long the price is held, whose rate it is, and a word when a new one is another: never silently. */
export function QuoteState({ quoted: { live, error, isAsking, askAgain } }: { quoted: ReturnType<typeof useQuote> }) {
  const words = useMessages(convertMessages);
  const ratesText = useRatesText();
  if (error !== undefined) {
    return (
      <Banner
        tone="bad"
        title={refusalText(error, { fallback: words.noRate })}
        action={
          <button type="button" className="min-h-6" onClick={askAgain}>
            {words.retry}
          </button>
        }
      >
        <p>{words.notDebited}</p>
      </Banner>
    );
  }
  // Its place is taken as soon as a price is asked for, so that the button below does not move when it comes.
  if (!live) return isAsking ? <div className="h-14 md:h-11" /> : null;
  const { quote, before } = live;
  const pair = { from: quote.currency, to: quote.receive_currency };
  const { of } = pricedPair(quote.rate, pair);
  const source = { title: quote.source, name: quote.source, link: null };
  return (
    <div className="flex flex-col gap-3">
      {before !== undefined && (
        <Banner tone="wait" title={words.changed(priceText(before, pair), priceText(quote.rate, pair))} />
      )}
      <div className="flex items-center gap-3 text-small text-ink-2">
        <Countdown key={quote.quote_id} live={live} />
        <p>
          <span className="block font-medium text-ink">{words.oneIs(of, priceText(quote.rate, pair))}</span>
          {ratesText({ as_of: quote.as_of, simulated: quote.simulated, source })}
        </p>
      </div>
    </div>
  );
}

const wholeMs = 30_000;
const round = 2 * Math.PI * 15;

/** A ring that empties, with the seconds in it; read out only by who goes there. */
function Countdown({ live: { endsAt } }: { live: LiveQuote }) {
  const words = useMessages(convertMessages);
  const [leftMs, setLeft] = useState(() => endsAt - performance.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(endsAt - performance.now()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const share = Math.min(1, Math.max(0, leftMs / wholeMs));
  return (
    <span className="relative grid size-11 shrink-0 place-items-center">
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r="15" fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
          className="stroke-link"
        />
      </svg>
      <span aria-hidden="true" className="money-flow text-small">
        {seconds}
      </span>
      <span className="sr-only">{words.held(seconds)}</span>
    </span>
  );
}
