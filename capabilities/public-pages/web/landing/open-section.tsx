import { useMessages } from '@wura/browser/messages';
import { PageLink } from '../parts/page-link.tsx';
import { ServiceState } from '../parts/service-state.tsx';
import { AskedParts } from '../status/asked-parts.tsx';
import { openMessages } from './messages.ts';

export function OpenSection() {
  const words = useMessages(openMessages);
  return (
    <section aria-labelledby="open-title" className="section page-width">
      <h2 id="open-title" className="section-title">
        {words.title}
      </h2>
      <div className="mt-12 grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col rounded-[24px] bg-surface p-7 shadow-1 sm:p-9">
          <h3 className="text-t2">{words.statusTitle}</h3>
          <ServiceState className="mt-5 mb-4" />
          <AskedParts isShort />
          <p className="mt-3 mb-6 text-small text-ink-3">{words.statusText}</p>
          <PageLink to="/status" className="learn-more mt-auto self-start">
            {words.statusLink}
          </PageLink>
        </div>
        <div className="on-cloth grid content-between gap-8 rounded-[24px] bg-(--aro-900) p-7 text-on-cloth sm:p-9">
          <div>
            <h3 className="text-t2">{words.sourceTitle}</h3>
            <p className="mt-3 max-w-[560px] text-lead text-on-cloth-2">{words.sourceText}</p>
          </div>
          <pre className="terminal">
            <code>
              <span className="text-on-cloth-2"># {words.comment}</span>
              {'\n'}
              <span aria-hidden="true" className="text-gold-on-cloth">
                ${' '}
              </span>
              npm start{'\n'}
              <span className="text-(--ewe-300)">{words.ready}</span>
            </code>
          </pre>
        </div>
      </div>
    </section>
  );
}
