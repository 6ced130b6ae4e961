import { textsOf, useMessages } from '@wura/browser/messages';
import { Mark } from '@wura/ui/mark';
import { appMessages } from '../messages.ts';
import { pageTitle } from '../page-title.ts';

export { clientMiddleware, handle } from '../still-pages.tsx';

export const meta = () => [
  { title: pageTitle(textsOf(appMessages).offlineTitle) },
  { name: 'robots', content: 'noindex' },
];

/** Kept on the device, and shown in place of a page that could not be fetched. */
export default function Offline() {
  const words = useMessages(appMessages);
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[640px] flex-col items-start justify-center gap-3 px-5">
      <Mark name={words.brand} className="mb-6" />
      <h1 className="text-t1">{words.offlineTitle}</h1>
      <p className="text-lead text-ink-2">{words.offlineText}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the address is still that of the page that was wanted */}
        <a href="" className="btn btn-gold">
          {words.tryAgain}
        </a>
        <a href="/wallet" className="btn btn-line">
          {words.goHome}
        </a>
      </div>
    </main>
  );
}
