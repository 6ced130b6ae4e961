import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { StatusChip } from '@wura/ui/status-chip';
import { Cloth } from '@wura/ui/cloth';
import { selvedgeMotifs } from '@wura/ui/cloth-of';
import { safetyMessages } from './messages.ts';

export function SafetySection() {
  const words = useMessages(safetyMessages);
  return (
    <section aria-labelledby="safety-title" className="section page-width">
      <div className="grid items-start gap-x-24 gap-y-14 lg:grid-cols-[minmax(0,1fr)_440px]">
        <div>
          <h2 id="safety-title" className="section-title max-w-[640px]">
            {words.title}
          </h2>
          <p className="mt-5 max-w-[560px] text-item text-ink-2">{words.lead}</p>
          <ul className="safety-points">
            {words.points.map(point => (
              <li key={point.title}>
                <h3 className="text-t3">{point.title}</h3>
                <p className="mt-1.5 text-ink-2">{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ReturnedPayment />
      </div>
    </section>
  );
}

/** The receipt of a payment that came back, second by second. Paper, and light in both themes. */
function ReturnedPayment() {
  const words = useMessages(safetyMessages);
  return (
    <figure data-theme="light" className="text-ink drop-shadow-[0_18px_30px_rgb(2_6_18/.22)]">
      <div className="overflow-hidden rounded-t-[18px] bg-surface">
        <div aria-hidden="true" className="relative h-9 overflow-hidden bg-(--aro-700) text-(--aro-300)">
          <Cloth
            cellPx={50}
            marginPx={6}
            columns={14}
            motifs={selvedgeMotifs}
            className="cloth cloth-plain -top-[7px] -left-2.5"
          />
        </div>
        <div className="px-6 pt-5 pb-4">
          <div className="flex items-center justify-between gap-4">
            <p className="text-ink-2">{words.receipt}</p>
            <StatusChip status="refunded" label={words.amount} />
          </div>
          <p className="money mt-1 text-figure-2xl leading-[1.1] font-[620] text-ink-2">
            <s className="decoration-2">{formatAmount('5000.00', 'NGN')}</s>
          </p>
          <ol className="returned">
            {words.steps.map((step, at) => (
              <li key={at}>
                <span className="money-flow text-small text-ink-3">{step.time}</span>
                <p>
                  <b className="font-[580]">{step.title}</b>
                  <span className="block text-ink-2">{step.text}</span>
                </p>
              </li>
            ))}
          </ol>
          <figcaption className="pt-2 text-small text-ink-3">{words.sample}</figcaption>
        </div>
      </div>
      <div aria-hidden="true" className="scallop bg-surface" />
    </figure>
  );
}
