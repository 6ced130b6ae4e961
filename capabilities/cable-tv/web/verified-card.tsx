import { inFours } from '@wura/bills/groups';
import { useMessages } from '@wura/browser/messages';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { VerifiedCard as Card } from './cable-steps.ts';
import { cableMessages } from './messages.ts';
import { ProviderTile } from './provider-tile.tsx';

type VerifiedCardProps = {
  card: Card;
  /** The look-up is over: it says nothing of now. */
  isOver?: boolean;
  /** None: what can be changed here is something else. */
  onChange?: () => void;
};

/** Whose account it is, before it is paid for: what is paid for the wrong one cannot be taken back. */
export function VerifiedCard({ card, isOver = false, onChange }: VerifiedCardProps) {
  const words = useMessages(cableMessages);
  const lead = useRef<HTMLHeadingElement>(null);
  const { provider, providerTitle, smartcard, customerName } = card;

  // The page keeps its heading, so focus comes to what is new on it.
  useEffect(() => lead.current?.focus(), []);

  return (
    <section aria-labelledby="verified-card" className={`panel px-4.5 pt-4 ${onChange ? 'pb-2' : 'pb-4'}`}>
      <div className="flex items-center gap-4">
        <ProviderTile provider={provider} size={52} />
        <div className="min-w-0 leading-[1.3]">
          <h2 id="verified-card" ref={lead} tabIndex={-1} className="text-small font-medium text-ink-2 outline-none">
            {words.isThisYou}
          </h2>
          <p className="text-entry font-strong wrap-anywhere">{customerName}</p>
          <p className="money-flow text-note whitespace-normal! text-ink-2">
            {words.cardOf(providerTitle, inFours(smartcard))}
          </p>
          {!isOver && (
            <p className="mt-[3px] flex items-center gap-1.5 text-small font-medium text-ok">
              <Check className="size-[15px]!" />
              {words.verified}
            </p>
          )}
        </div>
      </div>
      {onChange && (
        <div className="mt-1.5 flex justify-end border-t border-line text-small">
          <button type="button" className="link min-h-11" onClick={onChange}>
            {words.change}
          </button>
        </div>
      )}
    </section>
  );
}
