import { calendarDay, momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { StatusChip } from '@wura/ui/status-chip';
import type { GiftCard } from '../contract.ts';
import { BrandTile } from './brand-tile.tsx';
import { countryName } from './country-name.ts';
import { myGiftCardMessages } from './messages.ts';
import { RevealCode } from './reveal-code.tsx';

/** One card: what it is worth and where, what was paid, and its code behind the PIN. */
export function GiftCardArticle({ card }: { card: GiftCard }) {
  const words = useMessages(myGiftCardMessages);
  const { id, brand, country, currency, value, price, status, redeem, date } = card;
  const worth = formatAmount(value, currency);
  const chip = status === 'pending' ? 'pending' : status === 'failed' ? 'refunded' : undefined;
  return (
    <article aria-label={words.nameOf(brand, worth)} className="panel flex flex-col gap-3 px-4.5 py-4">
      <div className="flex items-center gap-3.5">
        <BrandTile brand={brand} size={40} />
        <div className="min-w-0 grow leading-[1.3]">
          <p className="money-flow font-strong whitespace-normal! wrap-anywhere">{words.nameOf(brand, worth)}</p>
          <p className="text-small text-ink-2">
            {countryName(country)} · {words.bought(formatAmount(price, 'NGN'), calendarDay(date.slice(0, 10)))}
          </p>
        </div>
        {chip && <StatusChip status={chip} label={chip === 'pending' ? words.chips.pending : words.chips.failed} />}
      </div>
      {status === 'pending' && <p className="text-small text-ink-2">{words.waiting}</p>}
      {status === 'failed' && <p className="text-small text-ink-2">{words.returned}</p>}
      {status === 'completed' && (
        <>
          <RevealCode id={id} brand={brand} worth={worth} />
          {redeem !== '' && (
            <p className="text-small text-ink-2">
              <span className="font-medium text-ink">{words.redeem}: </span>
              {redeem}
            </p>
          )}
          {card.last_shown_at !== null && (
            <p className="text-small text-ink-3">{words.shown(card.times_shown, momentDate(card.last_shown_at))}</p>
          )}
        </>
      )}
    </article>
  );
}
