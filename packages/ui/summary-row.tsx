import type { ReactNode } from 'react';

type SummaryRowProps = { label: string; children: ReactNode; detail?: ReactNode; isStrong?: boolean };

/** One line of what a payment comes to, in a `dl`: beside the form, in the review and under the price. */
export function SummaryRow({ label, children, detail, isStrong }: SummaryRowProps) {
  return (
    <div className="flex justify-between gap-4 py-2.5 not-first:border-t not-first:border-line">
      <dt className={isStrong ? 'font-strong' : 'text-ink-2'}>{label}</dt>
      {/* An amount stays whole and the label gives way; only what is longer than its share of the row is broken. */}
      <dd
        className={`max-w-[72%] text-right text-balance wrap-break-word ${isStrong ? 'text-entry font-display' : 'font-label'}`}
      >
        {children}
        {detail && <span className="block text-small font-regular text-ink-3">{detail}</span>}
      </dd>
    </div>
  );
}
