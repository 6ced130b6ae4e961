import { useMessages } from '@wura/browser/messages';
import { PageLink } from '../parts/page-link.tsx';
import { proofMessages } from './messages.ts';

/** What the reader's browser is told of the books. As it is built it says that nothing is known. */
export function ProofScreen() {
  const words = useMessages(proofMessages);
  return (
    <div
      data-island="proof"
      data-proven={words.proven}
      data-checked={words.checked}
      data-yes={words.yes}
      data-no={words.no}
      data-unknown={words.unknown}
      data-books={words.books}
      data-customers={words.customers}
      data-total={words.total}
      data-day-whole={words.dayWhole}
      data-day-broken={words.dayBroken}
      data-day-none={words.dayNone}
      className="page-width pt-10 pb-24 md:pt-16"
    >
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-5 max-w-[560px] text-item leading-normal text-ink-2">{words.lead}</p>
      <div className="mt-12 max-w-[800px]">
        <div role="status" className="rounded-[24px] bg-surface p-7 shadow-2 sm:p-9">
          <p data-part="state" data-state="unknown" className="service-state text-figure-sm">
            <i aria-hidden="true" />
            <span
              data-part="said"
              data-whole={words.whole}
              data-broken={words.broken}
              data-stale={words.stale}
              data-never={words.never}
              data-lost={words.lost}
            >
              {words.asking}
            </span>
          </p>
          <p
            data-part="text"
            data-broken={words.brokenText}
            data-stale={words.staleText}
            hidden
            className="mt-3 max-w-[560px]"
          />
          <p data-part="when" hidden className="mt-3 text-ink-2" />
        </div>
        {/* As high as a screen until the answer is here, so that nothing in sight is pushed away by it. */}
        <div data-part="awaited" aria-hidden="true" className="needs-script h-dvh" />
        <div data-part="found" hidden>
          <h2 className="mt-14 mb-4 text-t2">{words.currenciesTitle}</h2>
          <table className="public-table">
            <thead>
              <tr>
                <th scope="col">{words.currency}</th>
                <th scope="col">{words.books}</th>
                <th scope="col">{words.customers}</th>
                <th scope="col" data-part="total" hidden className="numeric">
                  {words.total}
                </th>
              </tr>
            </thead>
            <tbody data-part="currencies" />
          </table>
          <h2 className="mt-14 text-t2">{words.headsTitle}</h2>
          <p className="mt-3 max-w-[640px] text-lead text-ink-2">{words.headsLead}</p>
          <dl className="mt-4">
            {(['books', 'audit'] as const).map(name => (
              <div key={name} className="border-b border-line py-3">
                <dt className="text-ink-2">{name === 'books' ? words.booksHead : words.auditHead}</dt>
                <dd>
                  <code data-part={`${name}-head`} className="text-small wrap-anywhere" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <h2 className="mt-14 text-t2">{words.daysTitle}</h2>
        <p data-part="no-days" className="mt-3 text-ink-2">
          {words.noDays}
        </p>
        <ol data-part="days" reversed className="proof-days mt-4" />
        <h2 className="mt-14 text-t2">{words.verifyTitle}</h2>
        <ol className="mt-3 flex max-w-[640px] list-decimal flex-col gap-3 pl-5 text-lead text-ink-2">
          {words.verify.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ol>
        <p className="mt-6">
          <PageLink to="/verify" className="learn-more">
            {words.verifyLink}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
