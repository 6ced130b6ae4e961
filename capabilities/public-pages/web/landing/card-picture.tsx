import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Cloth } from '@wura/ui/cloth';
import { Mark } from '@wura/ui/mark';
import type { MotifName } from '@wura/ui/motif';
import { frameMessages } from '../frame/messages.ts';
import { cardMessages } from './messages.ts';

const motifs: readonly MotifName[] = [
  ...(['house', 'wave', 'mirror', 'crossroads', 'house'] as const),
  ...(['mirror', 'spiral', 'feather', 'corn', 'cowrie'] as const),
  ...(['wave', 'crossroads', 'cowrie', 'wave', 'spiral'] as const),
];

/** One picture: the card and, on its corner, what it may still spend. */
export function CardPicture() {
  const words = useMessages(cardMessages);
  const frame = useMessages(frameMessages);
  return (
    <div role="img" aria-label={words.picture} className="card-picture">
      <div className="card-face cloth-ngn">
        <Cloth cellPx={104} marginPx={14} columns={5} motifs={motifs} className="cloth card-motifs" />
        <div className="relative flex items-center">
          <Mark name={frame.brand} />
          <span className="ml-auto rounded-full bg-(--aro-950) px-3 py-1 text-note font-[540]">{words.kind}</span>
        </div>
        <p className="card-number">5399 •••• •••• 4417</p>
        <div className="relative flex gap-8 text-entry font-[560]">
          <span>
            <small>{words.name}</small>
            {words.holder}
          </span>
          <span>
            <small>{words.expires}</small>
            09/29
          </span>
          <span className="ml-auto flex self-end">
            <i className="size-9 rounded-full bg-(--wura-400)" />
            <i className="-ml-3.5 size-9 rounded-full bg-[#e8dcc0]/90" />
          </span>
        </div>
      </div>
      <div data-theme="light" className="card-limit">
        <p className="flex justify-between">
          {words.spent}
          <b className="money-flow">{formatAmount('310.00', 'USD')}</b>
        </p>
        <div className="mt-2.5 h-2 overflow-hidden rounded-full bg-sunken">
          <i className="block h-full w-[62%] rounded-full bg-(--aro-700)" />
        </div>
        <p className="mt-2 flex justify-between text-small text-ink-2">
          {words.limit}
          <span className="money-flow">{formatAmount('500.00', 'USD')}</span>
        </p>
      </div>
    </div>
  );
}
