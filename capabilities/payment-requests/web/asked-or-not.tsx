import { CallError } from '@wura/browser/call-error';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import type { ReactNode } from 'react';
import type { Asked } from '../contract.ts';
import { AskedCard } from './asked-card.tsx';
import { linkMessages } from './link-messages.ts';
import type { useAsked } from './use-asked.ts';

type AskedOrNotProps = { answer: ReturnType<typeof useAsked>; children: (asked: Asked) => ReactNode };

/** The request behind a link with what can be done about it; or why there is none, or nothing to be done. */
export function AskedOrNot({ answer, children }: AskedOrNotProps) {
  const words = useMessages(linkMessages);
  if (answer.isPending) {
    return (
      <Loading text={words.loading}>
        <Skeleton className="h-64 rounded-panel!" />
        <Skeleton className="mt-5 h-13" />
      </Loading>
    );
  }
  const asked = answer.data;
  if (!asked) {
    const isNone = answer.error instanceof CallError && answer.error.status === 404;
    if (isNone) {
      return (
        <Banner tone="bad" title={words.none}>
          <p>{words.noneText}</p>
        </Banner>
      );
    }
    return (
      <Banner
        tone="wait"
        title={refusalText(answer.error, { fallback: words.failed })}
        action={
          <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
            {words.retry}
          </button>
        }
      />
    );
  }
  const { status } = asked;
  return (
    <div className="flex flex-col gap-5">
      {status !== 'open' && (
        <Banner tone={status === 'paid' ? 'ok' : 'wait'} title={words.ended[status]}>
          <p>{words.endedText[status]}</p>
        </Banner>
      )}
      <AskedCard asked={asked} />
      {status === 'open' && children(asked)}
    </div>
  );
}
