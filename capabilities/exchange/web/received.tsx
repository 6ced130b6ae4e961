import { useMessages } from '@wura/browser/messages';
import { CurrencyPill } from '@wura/ui/currency-pill';
import type { Wallet } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import type { Quote } from '../contract.ts';
import { convertMessages } from './messages.ts';

/** What arrives, as large as what is given. */
export function Received({ quote, to }: { quote: Quote | undefined; to: Wallet | undefined }) {
  const words = useMessages(convertMessages);
  return (
    <div className="@container">
      <p id="received" className="mb-1.5 text-small font-medium">
        {words.youGet}
      </p>
      <div className="flex min-h-[72px] items-center justify-between gap-2 rounded-control bg-sunken px-[13px]">
        <output aria-labelledby="received" className="min-w-0 text-figure-lg leading-tight font-[610]">
          {quote ? (
            <Amount amount={quote.receive_amount} currency={quote.receive_currency} look="big" fitMaxPx={30} />
          ) : (
            <span className="text-ink-3">—</span>
          )}
        </output>
        {to && <CurrencyPill code={to.currency} />}
      </div>
    </div>
  );
}
