import { useMessages } from '@wura/browser/messages';
import { useNarrow } from '@wura/ui/use-narrow';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paymentPageMessages } from './messages.ts';

type PaymentPageProps = {
  title: string;
  /** From the review to its form; without it the way back leads out. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
};

/** On a desktop: the way back, and the heading that a phone has above. */
export function PaymentPage({ title, onBack, children }: PaymentPageProps) {
  const words = useMessages(paymentPageMessages);
  const isNarrow = useNarrow();
  if (isNarrow) return children;
  const face = (text: string) => (
    <>
      <ArrowLeft className="size-[18px]" />
      {text}
    </>
  );
  const shape = 'link mb-1 inline-flex min-h-11 items-center gap-1.5';
  return (
    <>
      {onBack ? (
        <button type="button" className={shape} onClick={onBack}>
          {face(words.backToForm)}
        </button>
      ) : (
        <Link to="/wallet" className={shape}>
          {face(words.back)}
        </Link>
      )}
      <h1 className="text-t1">{title}</h1>
      {children}
    </>
  );
}
