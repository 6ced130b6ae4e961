import { momentDate } from '@wura/browser/dates';
import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import { Link } from 'react-router';
import type { WaterOrder } from '../contract.ts';
import { CancelOrder } from './cancel-order.tsx';
import { useWindowText } from './delivery-text.ts';
import { orderMessages, reviewMessages, waterMessages } from './messages.ts';
import { OrderSteps } from './order-steps.tsx';
import { StepChip } from './step-chip.tsx';

export function OrderFacts({ order }: { order: WaterOrder }) {
  const words = useMessages(orderMessages);
  const { types } = useMessages(waterMessages);
  const { each, partner, ourselves } = useMessages(reviewMessages);
  const windowText = useWindowText();
  const isCancelled = order.status === 'cancelled';
  return (
    <div className="pb-4">
      <p className="text-figure-xs leading-[1.25] font-strong">
        {each(order.quantity, types[order.water_type_id] ?? order.name)}
      </p>
      <div className="mt-2 mb-3">
        <StepChip step={order.status} />
      </div>
      {isCancelled && <p className="mb-3 text-ink-2">{words.refunded(formatAmount(order.total, 'NGN'))}</p>}
      <dl className="border-t border-line">
        {!isCancelled && order.status !== 'delivered' && (
          <SummaryRow label={words.window} detail={order.by_partner ? partner : ourselves}>
            {windowText(order.window)}
          </SummaryRow>
        )}
        <SummaryRow label={words.address}>
          <span className="whitespace-pre-line">{order.address}</span>
        </SummaryRow>
        <SummaryRow label={words.total}>
          <Amount amount={order.total} currency="NGN" />
        </SummaryRow>
        <SummaryRow label={words.reference} detail={momentDate(order.placed_at)}>
          {groupReference(order.reference)}
        </SummaryRow>
      </dl>
      <OrderSteps order={order} />
      {order.can_cancel && <CancelOrder order={order} />}
      <Link
        to={`/wallet?view=water-payment&help=chat&about=${encodeURIComponent(order.reference)}`}
        className="link mt-3 inline-flex min-h-11 items-center text-small"
      >
        {words.report}
      </Link>
    </div>
  );
}
