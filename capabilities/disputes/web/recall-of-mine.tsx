import { listDate, momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import type { Dispute } from '../contract.ts';
import { recallMessages } from './recall-messages.ts';

/** To the sender: whether the customer who has the money was asked, and what they said. */
export function RecallOfMine({ dispute: { recall, currency } }: { dispute: Dispute }) {
  const words = useMessages(recallMessages);
  if (!recall) return null;
  const { status, asked_at: asked, answer_by: by, refused_because: because, returned } = recall;
  return (
    <section aria-labelledby="asking">
      <h3 id="asking" className="mb-2 text-entry">
        {words.asking}
      </h3>
      <p>{words.progress[status]}</p>
      {asked && <p className="text-micro text-ink-2">{momentDate(asked)}</p>}
      <dl>
        {status === 'asked' && by && <SummaryRow label={words.theyAnswerBy}>{listDate(by)}</SummaryRow>}
        {because && <SummaryRow label={words.theirReason}>{words.reasons[because]}</SummaryRow>}
        {returned && (
          <SummaryRow label={words.cameBack}>
            <Amount amount={returned} currency={currency} />
          </SummaryRow>
        )}
      </dl>
    </section>
  );
}
