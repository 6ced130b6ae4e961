import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { Avatar } from '@wura/ui/avatar';
import { Amount } from '@wura/wallets/web/amount';
import type { Asked } from '../contract.ts';
import { linkMessages } from './link-messages.ts';

/** Who asks for how much, as a stranger who was given the link may know it. */
export function AskedCard({ asked }: { asked: Asked }) {
  const words = useMessages(linkMessages);
  const { asker, username, amount, currency, note, expires_at: until, status } = asked;
  return (
    <section aria-labelledby="asked" className="panel flex flex-col items-center gap-1 px-5 py-7 text-center">
      <Avatar name={asker} size={52} className="mb-2" />
      <h2 id="asked" className="text-lead font-label wrap-anywhere">
        {amount === null ? words.asksOpen(asker) : words.asks(asker)}
      </h2>
      {amount !== null && (
        <p className="@container w-full text-figure-2xl leading-[1.1] font-[620]">
          <Amount amount={amount} currency={currency} look="big" fitMaxPx={46} />
        </p>
      )}
      <p className="text-note text-ink-2">{words.username(username)}</p>
      {note !== null && (
        <p className="mt-3 max-w-full rounded-control bg-sunken px-4 py-2 wrap-anywhere">
          <span className="sr-only">{words.note} </span>“{note}”
        </p>
      )}
      {status === 'open' && <p className="mt-3 text-small text-ink-2">{words.until(momentDate(until))}</p>}
    </section>
  );
}
