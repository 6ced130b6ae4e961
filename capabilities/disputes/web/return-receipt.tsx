import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { viewAddress } from '@wura/browser/views';
import { buzz } from '@wura/browser/vibration';
import { announce } from '@wura/ui/announce';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import type { Transaction } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useOwnEnd } from '@wura/wallets/web/own-end';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { useEffect } from 'react';
import { disputeMessages } from './messages.ts';
import { recallMessages } from './recall-messages.ts';
import type { ReturnOrder } from './return-order.ts';

/** The end of it: the money is with its sender again. */
export function ReturnReceipt({ order, transaction }: { order: ReturnOrder; transaction: Transaction }) {
  const words = useMessages(recallMessages);
  const { staff: brand } = useMessages(disputeMessages);
  const { name, amount, currency } = order;
  const { id, reference } = transaction;
  const from = useOwnEnd();
  useEffect(() => announce(words.doneTitle), [words.doneTitle]);
  useEffect(() => buzz('done'), []);
  return (
    <OutcomePage
      words={{ close: words.close, done: words.close }}
      to={viewAddress('disputes')}
      crossing={{ from, to: { name }, at: 'arrived' }}
      title={words.doneTitle}
      text={<p>{words.done(formatAmount(amount, currency), name)}</p>}
      receipt={
        <Receipt
          label={words.receipt}
          brandName={brand}
          chip={<StatusChip status="completed" label={words.doneTitle} />}
          amount={<Amount amount={amount} currency={currency} look="big" />}
          rows={[
            { label: words.to, value: name },
            { label: words.reference, value: groupReference(reference) },
          ]}
        />
      }
    >
      <ReceiptButtons id={id} reference={reference} isOnCloth />
    </OutcomePage>
  );
}
