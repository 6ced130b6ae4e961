import { useMessages } from '@wura/browser/messages';
import { ChevronDown } from 'lucide-react';
import { PageLink } from '../parts/page-link.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { questionsMessages } from './about-messages.ts';
import { Pictogram } from './pictograms.tsx';

/** One answer open at a time, the first of them to begin with. Where scripts are off, all of them are. */
export function Questions() {
  const words = useMessages(questionsMessages);
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="section page-width grid gap-x-24 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="self-start lg:sticky lg:top-10">
        <h2 id="faq-title" className="section-title max-w-[420px]">
          {words.title}
        </h2>
        <p className="mt-5 text-item text-ink-2">
          {words.more}{' '}
          <PageLink to="/contact-us" className="link">
            {words.moreLink}
          </PageLink>
        </p>
        <SampleNote className="mt-6" />
      </div>
      <div data-island="questions" className="questions">
        {words.items.map(({ emoji, question, answer }, at) => (
          <div key={question}>
            <h3>
              <button type="button" id={`question-${at}`} aria-expanded={at === 0} aria-controls={`answer-${at}`}>
                <Pictogram of={at} />
                <span className="sr-only">{emoji} </span>
                <span className="grow">{question}</span>
                <ChevronDown className="chevron" />
              </button>
            </h3>
            <div id={`answer-${at}`} role="region" aria-labelledby={`question-${at}`} className="answer">
              <p>{answer}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
