import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { usePaysAgain } from '@wura/browser/views';
import { detailMessages } from './messages.ts';
import type { Detail } from './calls.ts';

/** What happened to a movement, step by step. */
export function Timeline({ detail }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const events = { ...words.events, ...(usePaysAgain(detail.category) && words.billEvents) };
  return (
    <>
      <h3 className="mt-6 mb-2 text-entry">{words.timeline}</h3>
      <ol>
        {detail.timeline.map(({ event, at }, index) => (
          <li
            key={`${event} ${at}`}
            className="relative flex justify-between gap-4 pb-4 pl-6 before:absolute before:top-[7px] before:left-[3px] before:size-2 before:rounded-full before:bg-link not-last:after:absolute not-last:after:top-[18px] not-last:after:bottom-0 not-last:after:left-1.5 not-last:after:border-l-2 not-last:after:border-dotted not-last:after:border-(--teru-400)"
          >
            <span className={index === detail.timeline.length - 1 ? 'font-label' : 'text-ink-2'}>{events[event]}</span>
            <span className="money-flow text-ink-2">{momentDate(at)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
