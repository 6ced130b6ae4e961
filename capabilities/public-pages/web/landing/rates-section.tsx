import { digitMarks } from '@wura/money/digits';
import { currencyName, formatAmount } from '@wura/browser/money-format';
import { useMessages } from '@wura/browser/messages';
import { phraseTemplate } from '@wura/browser/phrase-text';
import { useLanguage } from '@wura/browser/use-language';
import { feePhrases } from '@wura/policy/refusals';
import { feeText } from '@wura/policy/web/fee-text';
import { Flag } from '@wura/ui/flag';
import { drawPlain } from '@wura/ui/money-typing';
import { ChevronDown } from 'lucide-react';
import { priceOfOne, rateBetween } from '@wura/rates/cross-rate';
import { samplePrice, sampleRates } from '../../sample-figures.ts';
import { PageLink } from '../parts/page-link.tsx';
import { ratesMessages } from './messages.ts';
import { moneyText } from './sample-exchange.ts';

const quoted = ['USD', 'GBP', 'EUR', 'CAD', 'GHS', 'KES'] as const;

export function RatesSection() {
  const words = useMessages(ratesMessages);
  return (
    <section aria-labelledby="rates-title" className="section page-width">
      <h2 id="rates-title" className="section-title max-w-[720px]">
        {words.title}
      </h2>
      <p className="mt-5 max-w-[640px] text-item text-ink-2">{words.lead}</p>
      <div className="mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <Board />
        <FeeCalculator />
      </div>
    </section>
  );
}

/** One line for each currency, like the board of a bureau de change. */
function Board() {
  const words = useMessages(ratesMessages);
  return (
    <div data-island="rates" data-live={words.live('{when}', '{source}')} data-simulated={words.simulated('{when}')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-t3">{words.board}</h3>
        <p data-part="source" className="text-small text-ink-3">
          {words.sample}
        </p>
      </div>
      <dl className="rates-board mt-4">
        {quoted.map(code => (
          <div key={code}>
            <Flag code={code} size={32} />
            <dt>
              <b className="font-[580]">{code}</b> <span className="text-ink-2">{currencyName(code)}</span>
            </dt>
            <dd data-rate={code} className="money-flow">
              {moneyText(priceOfOne(rateBetween(sampleRates, { from: code, to: 'NGN' })!))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the lines of a price are called, for the script that draws them. */
function lineWords(): Record<string, string> {
  return Object.fromEntries(Object.values(feePhrases).map(phrase => [phrase.code, phraseTemplate(phrase)]));
}

function FeeCalculator() {
  const words = useMessages(ratesMessages);
  const marks = digitMarks[useLanguage()];
  return (
    <form
      data-island="price"
      data-lines={JSON.stringify(lineWords())}
      data-free={words.free}
      data-failed={words.failed}
      data-wrong={words.wrong}
      aria-labelledby="price-title"
      className="rounded-[24px] bg-surface p-6 shadow-2 sm:p-8"
    >
      <h3 id="price-title" className="text-t3">
        {words.calculator}
      </h3>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <label>
          <span className="mb-1.5 block text-small font-medium">{words.kind}</span>
          <span className="control price-kind">
            <select name="kind" autoComplete="off">
              {Object.entries(words.kinds).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown />
          </span>
        </label>
        <label>
          <span className="mb-1.5 block text-small font-medium">{words.amount}</span>
          <span className="control">
            <span aria-hidden="true">₦</span>
            <input
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={drawPlain('25000.00', marks)}
              aria-describedby="price-problem"
              className="money-flow"
            />
          </span>
        </label>
      </div>
      <p id="price-problem" data-part="problem" role="status" className="mt-2 text-small text-bad empty:hidden" />
      <dl className="price-lines mt-5">
        <div>
          <dt>{words.arrives}</dt>
          <dd data-part="arrives" className="money-flow">
            {formatAmount(samplePrice.amount, 'NGN')}
          </dd>
        </div>
        {samplePrice.fees.map(fee => (
          <div key={fee.code} data-line>
            <dt>{feeText(fee)}</dt>
            <dd className="money-flow">{formatAmount(fee.amount, 'NGN')}</dd>
          </div>
        ))}
        <div data-part="total-line" className="price-total">
          <dt>{words.total}</dt>
          <dd data-part="total" className="money-flow">
            {formatAmount(samplePrice.total, 'NGN')}
          </dd>
        </div>
      </dl>
      <PageLink to="/fees" className="learn-more mt-5 inline-block">
        {words.table}
      </PageLink>
    </form>
  );
}
