import { languageTags } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import { legalMessages } from './messages.ts';

export interface Clause {
  title: string;
  /** What it comes to, before the wording. */
  short: string;
  text: readonly string[];
}

interface LegalPageProps {
  title: string;
  lead: string;
  /** The day from which this wording holds. */
  version: string;
  clauses: readonly Clause[];
}

/** A document with a version, whose every clause says first what it means. Made to be printed, too. */
export function LegalPage({ title, lead, version, clauses }: LegalPageProps) {
  const words = useMessages(legalMessages);
  const date = new Intl.DateTimeFormat(languageTags[useLanguage()], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="page-width grid gap-x-20 pt-10 pb-24 md:pt-16 lg:grid-cols-[240px_minmax(0,640px)]">
      <nav aria-label={words.contents} className="max-lg:order-1 max-lg:mt-8 print:hidden">
        <div className="lg:sticky lg:top-10">
          <h2 className="text-small font-medium text-ink-2">{words.contents}</h2>
          <ol className="mt-2">
            {clauses.map((clause, at) => (
              <li key={clause.title}>
                <a href={`#clause-${at + 1}`} className="contents-link">
                  <span className="money-flow text-ink-3">{at + 1}</span>
                  {clause.title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <article className="contents lg:block">
        <header>
          <h1 className="page-title">{title}</h1>
          <p className="mt-4 text-small text-ink-2">
            {words.version} <time dateTime={version}>{date.format(new Date(version))}</time>
          </p>
          <p className="mt-5 text-item leading-normal text-ink-2">{lead}</p>
        </header>
        <div className="max-lg:order-2">
          {clauses.map((clause, at) => (
            <section
              key={clause.title}
              id={`clause-${at + 1}`}
              aria-labelledby={`clause-${at + 1}-title`}
              className="clause"
            >
              <h2 id={`clause-${at + 1}-title`} className="text-t2">
                <span className="text-ink-3">{at + 1}.</span> {clause.title}
              </h2>
              <p className="clause-short">
                <b className="sr-only">{words.short} </b>
                {clause.short}
              </p>
              {clause.text.map(paragraph => (
                <p key={paragraph} className="mt-3 text-lead text-ink-2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </article>
    </div>
  );
}
