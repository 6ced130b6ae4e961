import { useMessages } from '@wura/browser/messages';
import { flagShapes } from '@wura/ui/flag-shapes';
import { ChevronDown, Clock } from 'lucide-react';
import { PageButton } from '../parts/page-link.tsx';
import { exchangeMessages } from './messages.ts';
import { exchanged, sampleExchange } from './sample-exchange.ts';

/**
 * The whole price of an exchange, worked out while it is typed. Built ahead with a sample rate, and says so until the
 * script has fetched the rate of the moment.
 */
export function ExchangeCard() {
  const words = useMessages(exchangeMessages);
  const sample = sampleExchange();
  return (
    <form
      data-theme="light"
      data-island="exchange"
      data-fee={words.fee('{}')}
      data-live={words.live('{when}', '{source}')}
      data-simulated={words.simulated('{when}')}
      data-wrong={words.wrong}
      aria-labelledby="exchange-title"
      className="exchange"
    >
      <Flags />
      <div className="flex items-center justify-between gap-3">
        <h2 id="exchange-title" className="text-body font-strong tracking-[-.005em]">
          {words.title}
        </h2>
        <p data-part="source" className="text-small text-ink-3">
          {words.sample}
        </p>
      </div>
      <div className="exchange-field">
        <label className="min-w-0 grow">
          <span className="block text-small leading-[1.3] text-ink-2">{words.give}</span>
          <span className="money exchange-figure flex">
            <span data-part="symbol" aria-hidden="true">
              ₦
            </span>
            <input
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={sample.amount}
              aria-describedby="exchange-problem"
            />
          </span>
        </label>
        <Currency name="from" label={words.from} chosen="NGN" />
      </div>
      <dl className="exinvalidation-channels">
        <Line mark="−" label={words.fee(sample.percent)} part="fee" value={sample.fee} />
        <Line mark="=" label={words.converted} part="converted" value={sample.converted} />
        <Line mark="÷" label={words.rate} part="rate" value={sample.rate} />
      </dl>
      <div className="exchange-field">
        <p className="min-w-0 grow">
          <span className="block text-small leading-[1.3] text-ink-2">{words.get}</span>
          <output data-part="gets" className="money exchange-figure block">
            {sample.gets}
          </output>
        </p>
        <Currency name="to" label={words.to} chosen="USD" />
      </div>
      <p id="exchange-problem" data-part="problem" role="status" className="text-small text-bad empty:hidden" />
      <p className="my-4 flex items-center gap-2 text-note text-ink-2">
        <Clock className="size-[18px]" />
        {words.arrives}
      </p>
      <PageButton to="/register" look="ink" isWide>
        {words.start}
      </PageButton>
    </form>
  );
}

function Line({ mark, label, part, value }: { mark: string; label: string; part: string; value: string }) {
  return (
    <div data-part={`${part}-line`} data-mark={mark}>
      <dt data-part={`${part}-label`}>{label}</dt>
      <dd data-part={part} className="money-flow font-[580] text-ink">
        {value}
      </dd>
    </div>
  );
}

function Currency({ name, label, chosen }: { name: string; label: string; chosen: string }) {
  return (
    <span className="exchange-currency">
      <svg viewBox="0 0 28 28" aria-hidden="true" data-part={`${name}-flag`}>
        <use href={`#flag-${chosen}`} />
      </svg>
      <select name={name} aria-label={label} defaultValue={chosen} autoComplete="off">
        {exchanged.map(code => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  );
}

/** Each flag once, for both currencies to point at. */
function Flags() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {exchanged.map(code => (
        <symbol key={code} id={`flag-${code}`} viewBox="0 0 28 28">
          {flagShapes[code] ?? flagShapes[code.slice(0, 2)]}
        </symbol>
      ))}
    </svg>
  );
}
