import { useMessages } from '@wura/browser/messages';
import { BackLink } from '@wura/ui/back-link';
import { useNarrow } from '@wura/ui/use-narrow';
import type { ReactNode } from 'react';
import { paymentPageMessages } from './messages.ts';

type PaymentPageProps = {
  title: string;
  /** From the review to its form; without it the way back leads out. */
  onBack?: (() => void) | undefined;
  /** Where out is, if not the wallet. */
  out?: { to: string; text: string } | undefined;
  children: ReactNode;
};

/** On a desktop: the way back, and the heading that a phone has above. */
export function PaymentPage({ title, onBack, out, children }: PaymentPageProps) {
  const words = useMessages(paymentPageMessages);
  const isNarrow = useNarrow();
  if (isNarrow) return children;
  return (
    <>
      {onBack ? (
        <BackLink onClick={onBack}>{words.backToForm}</BackLink>
      ) : (
        <BackLink to={out?.to ?? '/wallet'}>{out?.text ?? words.back}</BackLink>
      )}
      <h1 className="text-t1">{title}</h1>
      {children}
    </>
  );
}
