import { useMessages } from '@wura/browser/messages';
import { serviceMessages } from './messages.ts';

/** Whether the service answers, asked by the reader's own browser. Without a script it cannot be known, and says so. */
export function ServiceState({ className = '' }: { className?: string }) {
  const words = useMessages(serviceMessages);
  return (
    <p data-island="service" data-state="unknown" role="status" className={`service-state ${className}`}>
      <i aria-hidden="true" />
      <span
        data-part="said"
        data-up={words.up}
        data-read-only={words.readOnly}
        data-down={words.down}
        data-lost={words.lost}
      >
        {words.unknown}
      </span>
      <span data-part="at" className="font-regular text-ink-2" />
    </p>
  );
}
