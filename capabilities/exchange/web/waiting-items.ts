import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { pricedPair, priceText } from '@wura/rates/web/rate-text';
import type { ChipStatus } from '@wura/ui/status-chip';
import type { RateAlert } from '../alerts-contract.ts';
import type { ConversionOrder } from '../orders-contract.ts';
import { waitingMessages } from './messages.ts';

/** An alert or an order as the list shows it. */
export interface WaitingItem {
  readonly id: string;
  readonly kind: 'alert' | 'order';
  readonly name: string;
  readonly lines: readonly string[];
  readonly state: string;
  readonly chip: ChipStatus | undefined;
  readonly canEnd: boolean;
}

const lacksMoney = new Set(['insufficient_funds', 'amount_too_small']);

export function useWaitingItems(
  alerts: readonly RateAlert[],
  orders: readonly ConversionOrder[],
): readonly WaitingItem[] {
  const words = useMessages(waitingMessages);
  const ofAlerts = alerts.map(alert => ({ at: alert.created_at, item: alertItem(alert) }));
  const ofOrders = orders.map(order => ({ at: order.created_at, item: orderItem(order) }));
  return [...ofAlerts, ...ofOrders].toSorted((a, b) => b.at.localeCompare(a.at)).map(({ item }) => item);

  function alertItem({ id, from, to, rate, status, seen_rate, told_at }: RateAlert): WaitingItem {
    const pair = { from, to };
    const isTold = seen_rate !== null && told_at !== null;
    return {
      id,
      kind: 'alert',
      name: words.alert(pricedPair(rate, pair).of, priceText(rate, pair)),
      lines: isTold ? [words.seen(priceText(seen_rate, pair), listDate(told_at))] : [],
      state: words[status],
      chip: isTold ? 'completed' : 'pending',
      canEnd: true,
    };
  }

  function orderItem(order: ConversionOrder): WaitingItem {
    const { id, from, to, status, converted } = order;
    // The price is of the one that it was given for: the target's, in units of the source.
    const pair = order.rate_of === 'source' ? { from, to } : { from: to, to: from };
    const price = words.orBetter(pricedPair(order.target_rate, pair).of, priceText(order.target_rate, pair));
    const became =
      converted && words.became(formatAmount(converted.amount, from), formatAmount(converted.received, to));
    return {
      id,
      kind: 'order',
      name: words.order(formatAmount(order.ceiling, from), to),
      lines: [
        status === 'open' ? `${price}, ${words.until(listDate(order.ends_at))}` : price,
        ...(became === null ? [] : [became]),
        ...(order.why === null ? [] : [lacksMoney.has(order.why) ? words.noMoney : words.notAllowed]),
      ],
      state: status === 'failed' ? words.failedState : words[status],
      chip: ({ open: 'pending', executed: 'completed', failed: 'failed' } as const)[status as 'open'],
      canEnd: status === 'open',
    };
  }
}
