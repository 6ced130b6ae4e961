import { CallError } from '@wura/browser/call-error';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { phraseText } from '@wura/browser/phrase-text';
import { refusalText } from '@wura/browser/refusal-text';
import { LimitLink } from '@wura/policy/web/limit-link';
import { Banner } from '@wura/ui/banner';
import type { ReactNode } from 'react';
import { failureMessages } from './messages.ts';
import type { PaymentFailure } from './payment-flow.ts';

type PaymentFailedProps = {
  failure: PaymentFailure;
  words: {
    /** 'Transfer failed' */
    failed: string;
    /** Where the server's refusal says nothing that this page has words for; without it, `failed`. */
    refused?: string;
    /** 'Nothing was converted.', where nothing would have been sent anyway. */
    nothingSent?: string;
    /** What is asked for when nothing arrived: "the transfer never arrived with us". */
    nothingSentText: string;
  };
  onDismiss: () => void;
};

/** Above the form once more: what happened, whether money moved, and what to do. */
export function PaymentFailed({ failure, words, onDismiss }: PaymentFailedProps) {
  const common = useMessages(failureMessages);
  const { title, text, action } = partsOf(failure);
  return (
    <Banner tone="bad" title={title} action={action} onDismiss={onDismiss} dismissLabel={common.dismiss}>
      {text}
    </Banner>
  );

  function partsOf(of: PaymentFailure): { title: string; text: ReactNode; action?: ReactNode } {
    if (of.kind === 'nothing_sent')
      return { title: words.nothingSent ?? common.nothingSent, text: <p>{words.nothingSentText}</p> };
    if (of.kind === 'declined') {
      const why = of.reason && phraseText({ code: of.reason, facts: {} });
      return {
        title: words.failed,
        text: (
          <>
            <p>{common.refunded(formatAmount(of.total, of.currency ?? 'NGN'))}</p>
            {why && <p>{why}</p>}
            {of.reference !== '' && <p className="wrap-anywhere">{common.reference(of.reference)}</p>}
          </>
        ),
      };
    }
    const code = of.error instanceof CallError ? of.error.code : undefined;
    return {
      title: refusalText(of.error, { fallback: words.refused ?? words.failed }),
      text: <p>{common.notDebited}</p>,
      action: code === 'limit_exceeded' ? <LimitLink /> : undefined,
    };
  }
}
