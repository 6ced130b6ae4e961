import { CallError } from '@wura/browser/call-error';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { phraseText } from '@wura/browser/phrase-text';
import { LimitLink } from '@wura/policy/web/limit-link';
import { Banner } from '@wura/ui/banner';
import type { ReactNode } from 'react';
import { sendMessages } from './messages.ts';
import type { Failure } from './send-order.ts';

/** What happened, whether money moved, and what to do. */
export function FailureBanner({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  const words = useMessages(sendMessages);
  const { title, text, action } = partsOf(failure);
  return (
    <Banner tone="bad" title={title} action={action} onDismiss={onDismiss} dismissLabel={words.dismiss}>
      {text}
    </Banner>
  );

  function partsOf(of: Failure): { title: string; text: ReactNode; action?: ReactNode } {
    if (of.kind === 'nothing_sent') return { title: words.nothingSent, text: <p>{words.nothingSentText}</p> };
    if (of.kind === 'declined') {
      const why = of.reason && phraseText({ code: of.reason, facts: {} });
      return {
        title: words.failed,
        text: (
          <>
            <p>{words.refunded(formatAmount(of.order.total, 'NGN'))}</p>
            {why && <p>{why}</p>}
            {of.reference !== '' && <p className="wrap-anywhere">{words.reference(of.reference)}</p>}
          </>
        ),
      };
    }
    const code = of.error instanceof CallError ? of.error.code : undefined;
    return {
      title: refusalText(of.error, { fallback: words.failed }),
      text: <p>{words.notDebited}</p>,
      action: code === 'limit_exceeded' ? <LimitLink /> : undefined,
    };
  }
}
