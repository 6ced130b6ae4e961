import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { SummaryRow } from '@wura/ui/summary-row';
import type { GuardianLink } from '../contract.ts';
import { guardianMessages } from './messages.ts';

/** To what a guardian holds the account. */
export function Caps({ caps }: { caps: NonNullable<GuardianLink['limits']> }) {
  const words = useMessages(guardianMessages);
  const capText = (cap: string | null) => (cap === null ? words.asTier : formatAmount(cap, 'NGN'));
  return (
    <>
      {caps.paused && <p className="mt-2 font-medium text-wait">{words.isPaused}</p>}
      <dl className="mt-2">
        <SummaryRow label={words.perPayment}>{capText(caps.per_payment)}</SummaryRow>
        <SummaryRow label={words.perDay}>{capText(caps.per_day)}</SummaryRow>
      </dl>
    </>
  );
}
