import { inFours } from '@wura/bills/groups';
import { VerifiedAccount } from '@wura/bills/web/verified-account';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Banner } from '@wura/ui/banner';
import { CompanyTile } from './company-tile.tsx';
import type { VerifiedMeter as Meter } from './electricity-steps.ts';
import { electricityMessages } from './messages.ts';

type VerifiedMeterProps = {
  meter: Meter;
  /** The look-up is over: it says nothing of now. */
  isOver: boolean;
  onChange: () => void;
};

export function VerifiedMeter({ meter, isOver, onChange }: VerifiedMeterProps) {
  const words = useMessages(electricityMessages);
  const { company, companyTitle, meterNumber, customerName, address, minimum, debt } = meter;
  return (
    <div className="flex flex-col gap-2.5">
      <VerifiedAccount
        id="verified-meter"
        words={words}
        tile={<CompanyTile company={company} size={52} />}
        customerName={customerName}
        number={words.meterOf(companyTitle, inFours(meterNumber))}
        isOver={isOver}
        onChange={onChange}
        terms={
          <p className="py-2 text-ink-2">
            {words.minimum}: <span className="font-label text-ink">{formatAmount(minimum, 'NGN')}</span>
          </p>
        }
      >
        {address !== undefined && <p className="text-note text-ink-2 wrap-anywhere">{address}</p>}
      </VerifiedAccount>
      {debt !== undefined && (
        <Banner isNote tone="wait" title={`${words.debt}: ${formatAmount(debt, 'NGN')}`}>
          <p>{words.debtText}</p>
        </Banner>
      )}
    </div>
  );
}
