import { useServices } from '@wura/browser/config';
import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { saleMessages } from './messages.ts';

/** Whether a kind of bill can be bought here and now; unknown is taken for yes, and the server has the last word. */
export interface Offer {
  readonly isOff: boolean;
  readonly why: 'off' | undefined;
}

export function useOffer(kind: string): Offer {
  const isOff = useServices()[kind] === false;
  return { isOff, why: isOff ? 'off' : undefined };
}

/** Above a form that cannot be gone on from: that nothing is sold, and that nothing is taken. */
export function OfferNotice({ offer: { why } }: { offer: Offer }) {
  const words = useMessages(saleMessages);
  if (why === undefined) return null;
  return (
    <Banner isNote tone="wait" title={words.downTitle}>
      <p>{words[why]}</p>
    </Banner>
  );
}
