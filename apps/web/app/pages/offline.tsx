import { textsOf, useMessages } from '@wura/browser/messages';
import { MessagePage } from '../message-page.tsx';
import { appMessages } from '../messages.ts';
import { pageTitle } from '../page-title.ts';

export { clientMiddleware, handle } from '../static-pages.tsx';

export const meta = () => [
  { title: pageTitle(textsOf(appMessages).offlineTitle) },
  { name: 'robots', content: 'noindex' },
];

/** Kept on the device, and shown in place of a page that could not be fetched. */
export default function Offline() {
  const words = useMessages(appMessages);
  return (
    <MessagePage brand={words.brand} title={words.offlineTitle} text={words.offlineText}>
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the address is still that of the page that was wanted */}
      <a href="" className="btn btn-gold">
        {words.tryAgain}
      </a>
      <a href="/wallet" className="btn btn-line">
        {words.goHome}
      </a>
    </MessagePage>
  );
}
