import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Flag } from '@wura/ui/flag';
import { currencyRows } from '../../sample-figures.ts';
import { partsMessages } from '../parts/messages.ts';
import { PageButton } from '../parts/page-link.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { currenciesMessages } from './messages.ts';

export function Currencies() {
  const words = useMessages(currenciesMessages);
  const parts = useMessages(partsMessages);
  return (
    <section
      aria-labelledby="currencies-title"
      className="section page-width grid items-center gap-x-24 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]"
    >
      <div>
        <h2 id="currencies-title" className="section-title">
          {words.title}
        </h2>
        <p className="mt-5 max-w-[430px] text-item text-ink-2">{words.text}</p>
        <PageButton to="/features?exchange" look="line" className="mt-8">
          {parts.learnMore}
          <span className="sr-only"> {parts.about(words.title)}</span>
        </PageButton>
      </div>
      <div>
        <div className="rounded-[24px] bg-surface px-5 py-2.5 shadow-2 sm:px-[26px]">
          <ul className="divide-y divide-line">
            {currencyRows.map(row => (
              <CurrencyRow key={row.code} {...row} />
            ))}
            <li className="flex items-center gap-3 py-[18px] text-ink-2">
              <span aria-hidden="true" className="flex -space-x-2 *:ring-2 *:ring-surface">
                <Flag code="GB" />
                <Flag code="GH" />
                <Flag code="ZA" />
              </span>
              {words.more}
            </li>
          </ul>
        </div>
        <SampleNote className="mt-4 justify-end" />
      </div>
    </section>
  );
}

function CurrencyRow({ code, amount, usdValue, isPrimary }: (typeof currencyRows)[number]) {
  const words = useMessages(currenciesMessages);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-[17px] sm:gap-x-4">
      <Flag code={code} size={36} />
      <span className="leading-[1.3]">
        <b className="block text-entry font-[580] sm:text-row">{words.names[code]}</b>
        <span className="text-note text-ink-3">{code}</span>
      </span>
      {isPrimary && (
        <span className="rounded-full bg-(--wura-200) px-2.5 py-[3px] text-micro leading-[18px] font-[580] text-[#5a3a03]">
          {words.primary}
        </span>
      )}
      <span className="ml-auto text-right leading-[1.3]">
        <b className="money-flow block text-row font-[610] sm:text-item tracking-[-.015em] stretch-display">
          {formatAmount(amount, code)}
        </b>
        <span className="money-flow text-note text-ink-3">
          {isPrimary ? words.main : words.worth(formatAmount(usdValue, 'USD'))}
        </span>
      </span>
    </li>
  );
}
