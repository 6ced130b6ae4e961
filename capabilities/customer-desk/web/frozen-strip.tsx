import { useMessages } from '@wura/browser/messages';
import type { Customer } from '@wura/identity/web/customer';
import { useNarrow } from '@wura/ui/use-narrow';
import { ChevronDown, Snowflake } from 'lucide-react';
import { Link } from 'react-router';
import { frozenMessages } from './messages.ts';

/** Above every view: what stands still, that it is still theirs, why, and whom to write to. A phone folds what lies between. */
export default function FrozenStrip({ reason }: NonNullable<Customer['frozen']>) {
  const words = useMessages(frozenMessages);
  const isNarrow = useNarrow();
  const why = (
    <div className="grid gap-1">
      <p>{words.what}</p>
      {reason !== null && (
        <p className="wrap-anywhere">
          {words.reason} <q>{reason}</q>
        </p>
      )}
    </div>
  );
  return (
    <section
      aria-label={words.title}
      className="relative z-30 flex gap-3 bg-wait-bg px-5 py-1 text-small text-wait md:mb-5 md:rounded-control md:py-3"
    >
      <Snowflake aria-hidden className="mt-3.5 size-[18px] shrink-0 md:mt-0.5" />
      <div className="min-w-0 grow">
        {isNarrow ? (
          <details className="group">
            <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
              {words.title}
              <ChevronDown aria-hidden className="size-[18px]! transition-transform group-open:rotate-180" />
            </summary>
            {why}
          </details>
        ) : (
          <>
            <p className="mb-1 font-semibold">{words.title}</p>
            {why}
          </>
        )}
        <Link to="/wallet?help=chat" className="inline-flex min-h-11 items-center font-medium underline">
          {words.support}
        </Link>
      </div>
    </section>
  );
}
