import { useMessages } from '@wura/browser/messages';
import { Cloth } from '@wura/ui/cloth';
import { clothClass, largeCardMotifs } from '@wura/ui/cloth-of';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import { useOwnCloth } from '@wura/wallets/web/own-cloth';
import type { VirtualCard } from '../contract.ts';
import { cardMessages } from './messages.ts';

export interface Shown {
  readonly number: string;
  readonly cvv: string;
  readonly expiry: string;
}

/** The card as it would lie on a table. What stands on it is shown for as long as its customer has asked for it. */
export function CardFace({ card, shown }: { card: VirtualCard; shown: Shown | undefined }) {
  const words = useMessages(cardMessages);
  const balanceText = useBalanceText();
  const isQuiet = card.status !== 'active';
  const number = shown ? shown.number.replace(/(\d{4})(?=\d)/g, '$1 ') : card.card_number;
  return (
    <div
      className={`cloth-card on-cloth grid w-full grid-cols-1 max-w-[420px] *:[grid-area:1/1] before:aspect-[1.586] before:[grid-area:1/1] ${clothClass(card.currency)} ${isQuiet ? 'grayscale' : ''}`}
    >
      <Cloth
        cellPx={74}
        marginPx={9}
        columns={4}
        motifs={useOwnCloth(largeCardMotifs(card.currency))}
        className="cloth -top-5 -right-[34px]"
      />
      {/* As high as a card, and higher where the letters of its customer are large. */}
      <div className="relative flex flex-col justify-between gap-1 p-4 min-[360px]:p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <span className="font-strong">Wura</span>
          <span className="text-small font-medium">{isQuiet ? words.status[card.status] : card.currency}</span>
        </div>
        <p>
          <span className="block text-small">{words.balance}</span>
          <span className="money text-figure-lg font-[610]">{balanceText(card.balance, card.currency).shown}</span>
        </p>
        <div className="flex flex-col gap-2">
          <p
            className="flex items-center gap-2 font-mono text-t3 tracking-wide"
            data-card-number={shown ? '' : undefined}
          >
            <span className="sr-only">{words.number}</span>
            {number}
          </p>
          <div className="flex flex-wrap items-end justify-between gap-x-2.5 text-small min-[360px]:gap-x-3">
            {/* In large letters what does not fit beside the name stands below it. */}
            <span className="min-w-0 grow basis-20 truncate">{card.name}</span>
            <span className="flex-none tabular-nums">
              {words.expiry} {shown?.expiry ?? card.expiry_date}
            </span>
            <span className="flex flex-none items-center gap-1 tabular-nums">
              {words.cvv} {shown?.cvv ?? card.cvv}
            </span>
            {/* The narrowest phones have the name instead. */}
            <span aria-hidden="true" className="flex flex-none max-[359px]:hidden">
              <i className="size-6 rounded-full bg-on-cloth/70" />
              <i className="-ml-2.5 size-6 rounded-full bg-on-cloth/40" />
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}
