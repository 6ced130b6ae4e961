import { inFours } from '@wura/bills/groups';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Banner } from '@wura/ui/banner';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CompanyTile } from './company-tile.tsx';
import type { VerifiedMeter as Meter } from './electricity-steps.ts';
import { electricityMessages } from './messages.ts';

type VerifiedMeterProps = {
  meter: Meter;
  /** The look-up is over: it says nothing of now. */
  isOver: boolean;
  onChange: () => void;
};

/** Whose meter it is, before it is paid for: what is paid for the wrong one cannot be taken back. */
export function VerifiedMeter({ meter, isOver, onChange }: VerifiedMeterProps) {
  const words = useMessages(electricityMessages);
  const lead = useRef<HTMLHeadingElement>(null);
  const { company, companyTitle, meterNumber, customerName, address, minimum, debt } = meter;

  // The page keeps its heading, so focus comes to what is new on it.
  useEffect(() => lead.current?.focus(), []);

  return (
    <section aria-labelledby="verified-meter" className="flex flex-col gap-2.5">
      <div className="panel px-4.5 pt-4 pb-2">
        <div className="flex items-center gap-4">
          <CompanyTile company={company} size={52} />
          <div className="min-w-0 leading-[1.3]">
            <h2 id="verified-meter" ref={lead} tabIndex={-1} className="text-small font-medium text-ink-2 outline-none">
              {words.isThisYou}
            </h2>
            <p className="text-entry font-strong wrap-anywhere">{customerName}</p>
            <p className="money-flow text-note whitespace-normal! text-ink-2">
              {words.meterOf(companyTitle, inFours(meterNumber))}
            </p>
            {address !== undefined && <p className="text-note text-ink-2 wrap-anywhere">{address}</p>}
            {!isOver && (
              <p className="mt-[3px] flex items-center gap-1.5 text-small font-medium text-ok">
                <Check className="size-[15px]!" />
                {words.verified}
              </p>
            )}
          </div>
        </div>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 border-t border-line text-small">
          <p className="py-2 text-ink-2">
            {words.minimum}: <span className="font-label text-ink">{formatAmount(minimum, 'NGN')}</span>
          </p>
          <button type="button" className="link min-h-11" onClick={onChange}>
            {words.change}
          </button>
        </div>
      </div>
      {debt !== undefined && (
        <Banner isNote tone="wait" title={`${words.debt}: ${formatAmount(debt, 'NGN')}`}>
          <p>{words.debtText}</p>
        </Banner>
      )}
    </section>
  );
}
