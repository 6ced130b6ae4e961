import { inFours } from '@wura/bills/groups';
import { VerifiedAccount } from '@wura/bills/web/verified-account';
import { useMessages } from '@wura/browser/messages';
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

export function VerifiedCard({ card, isOver = false, onChange }: VerifiedCardProps) {
  const words = useMessages(cableMessages);
  const { provider, providerTitle, smartcard, customerName } = card;
  return (
    <VerifiedAccount
      id="verified-card"
      words={words}
      tile={<ProviderTile provider={provider} size={52} />}
      customerName={customerName}
      number={words.cardOf(providerTitle, inFours(smartcard))}
      isOver={isOver}
      onChange={onChange}
    />
  );
}
