import { CallError } from '@wura/browser/call-error';
import { addressIn } from '@wura/browser/language';
import { textsOf, useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { appMessages } from './messages.ts';

/** What went wrong, as far as it says so itself. */
export function explain(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error && error.message ? error.message : textsOf(appMessages).unknownError;
}

/** The ways on from an unforeseen error: home, and to staff who can look into it. */
export function WaysFromError({ error }: { error: unknown }) {
  const messages = useMessages(appMessages);
  const { pathname, search } = useLocation();
  const reference = error instanceof CallError ? error.requestId : undefined;
  const about = [explain(error), pathname + search, reference].filter(Boolean).join(', ');
  const report = `${addressIn(useLanguage(), '/contact-us')}?about=${encodeURIComponent(about)}`;
  return (
    <>
      {/* A full load, not a client navigation: whatever broke is left behind. */}
      <a href="/wallet" className="btn btn-gold">
        {messages.goHome}
      </a>
      <a href={report} className="btn btn-line">
        {messages.reportError}
      </a>
    </>
  );
}
