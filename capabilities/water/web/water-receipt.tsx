import { dayHeading, receiptDate } from '@wura/browser/dates';
import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { buzz } from '@wura/browser/vibration';
import { announce } from '@wura/ui/announce';
import { LinkButton } from '@wura/ui/link-button';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { useOwnEnd } from '@wura/wallets/web/own-end';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { paperMessages } from '@wura/wallets/web/paper-messages';
import { Droplet } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { outcomeMessages, reviewMessages } from './messages.ts';
import type { Bought, Order } from './water-order.ts';

export function WaterReceipt({ order, bought }: { order: Order; bought: Bought }) {
  const words = { ...useMessages(paperMessages), ...useMessages(outcomeMessages) };
  const { each } = useMessages(reviewMessages);
  const { transaction, delivery } = bought;
  const from = useOwnEnd();
  const { reference, date } = transaction;

  const [search] = useSearchParams();
  // Over the receipt, which is there again when it is closed.
  const addressOf = (id: string) => `?${new URLSearchParams([...search, ['order', id]])}`;

  useEffect(() => announce(words.complete), [words.complete]);
  useEffect(() => buzz('done'), []);

  return (
    <OutcomePage
      words={words}
      to="/wallet"
      crossing={{ from, to: { name: order.name, face: <Droplet className="size-6" /> }, at: 'arrived' }}
      title={words.complete}
      text={delivery && <p>{words.arrives(dayHeading(delivery.from), dayHeading(delivery.to))}</p>}
      receipt={
        <Receipt
          label={words.receipt}
          brandName={words.brand}
          chip={<StatusChip status="completed" label={words.completed} />}
          amount={<Amount amount={order.total} currency="NGN" look="big" />}
          rows={[
            { label: words.water, value: each(order.quantity, order.name) },
            { label: words.to, value: order.address, detail: order.place },
            { label: words.from, value: words.nairaWallet },
            { label: words.fee, value: words.noFee },
            { label: words.date, value: receiptDate(date) },
            {
              label: words.reference,
              value: groupReference(reference),
              copy: { value: reference, label: words.copyReference, copied: words.copied },
            },
          ]}
        />
      }
    >
      <ReceiptButtons id={transaction.id} reference={reference} isOnCloth />
      {delivery && (
        <LinkButton to={addressOf(delivery.orderId)} replace isWide look="veil" preventScrollReset>
          {words.follow}
        </LinkButton>
      )}
    </OutcomePage>
  );
}
