import { useMessages } from '@wura/browser/messages';
import { PageLink } from '../parts/page-link.tsx';
import { ServiceState } from '../parts/service-state.tsx';
import { AskedParts } from './asked-parts.tsx';
import { statusMessages } from './messages.ts';

export function StatusScreen() {
  const words = useMessages(statusMessages);
  return (
    <div className="page-width pt-10 pb-24 md:pt-16">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-5 max-w-[560px] text-item leading-normal text-ink-2">{words.lead}</p>
      <div className="mt-12 max-w-[800px]">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-[24px] bg-surface p-7 shadow-2 sm:p-9">
          <ServiceState className="text-figure-sm" />
          <button type="button" data-asks-again className="btn btn-line btn-44 needs-script">
            {words.again}
          </button>
        </div>
        <h2 className="mt-14 text-t2">{words.partsTitle}</h2>
        <AskedParts />
        <p className="mt-6">
          <PageLink to="/proof" className="learn-more">
            {words.proof}
          </PageLink>
        </p>
        <h2 className="mt-14 text-t2">{words.noteTitle}</h2>
        <p className="mt-3 max-w-[640px] text-lead text-ink-2">{words.note}</p>
      </div>
    </div>
  );
}
