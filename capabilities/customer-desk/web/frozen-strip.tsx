import { useMessages } from '@wura/browser/messages';
import type { Customer } from '@wura/identity/web/customer';
import { Snowflake } from 'lucide-react';
import { frozenMessages } from './messages.ts';

/** Above every view: what stands still, that it is still theirs, why, and whom to write to. */
export default function FrozenStrip({ reason }: NonNullable<Customer['frozen']>) {
  const words = useMessages(frozenMessages);
  return (
    <section
      aria-label={words.title}
      className="relative z-30 flex gap-3 bg-wait-bg px-5 py-3 text-small text-wait md:mb-5 md:rounded-control"
    >
      <Snowflake aria-hidden className="mt-0.5 size-[18px] shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{words.title}</p>
        <p>{words.what}</p>
        {reason !== null && (
          <p className="wrap-anywhere">
            {words.reason} <q>{reason}</q>
          </p>
        )}
        <p>{words.next}</p>
      </div>
    </section>
  );
}
