import { formatAmount } from '@wura/browser/money-format';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { viewAddress } from '@wura/browser/views';
import { Link } from 'react-router';
import { listGiftCards } from './calls.ts';
import type { GiftCardOrder, GiftCardPaid } from './gift-card-order.ts';
import { giftCardMessages } from './messages.ts';
import { RevealCode } from './reveal-code.tsx';

type CardOnReceiptProps = { order: GiftCardOrder; paid: GiftCardPaid };

/** The way to the code. Where the answer was lost on its way, the card is found among the customer's own. */
export function CardOnReceipt({ order: { quote }, paid: { transaction, answer } }: CardOnReceiptProps) {
  const words = useMessages(giftCardMessages);
  const mine = useRoute(listGiftCards, { query: { limit: '5' } }, { isOff: answer !== undefined });
  const id = answer?.card_id ?? mine.data?.data.find(each => each.transaction_id === transaction.id)?.id;
  return (
    <div className="mt-3 flex flex-col gap-2 border-b border-line">
      {id !== undefined && <RevealCode id={id} brand={quote.brand} worth={formatAmount(quote.value, quote.currency)} />}
      <Link to={viewAddress('my-gift-cards')} className="link inline-flex min-h-11 items-center self-start text-small">
        {words.mine}
      </Link>
    </div>
  );
}
