import { useMessages } from '@wura/browser/messages';
import { LinkButton } from '@wura/ui/link-button';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { processingMessages } from './messages.ts';

const slowAfterMs = 8000;
const mayLeaveAfterMs = 30_000;

interface PaymentProcessingProps {
  /** "Sending ₦25,000.00 to Tolulope" */
  title: string;
  /** The answer did not come, and we are finding out what became of it. */
  isLost: boolean;
  /** A bill is paid, and not sent. */
  isBill?: boolean;
}

/** Money is moving: nothing to press until it is certain, or until it is certain that waiting here does not help. */
export function PaymentProcessing({ title, isLost, isBill = false }: PaymentProcessingProps) {
  const words = useMessages(processingMessages);
  const waited = useWaited();
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-[420px] flex-col items-center justify-center px-5 text-center">
      <LoaderCircle aria-hidden="true" className="mb-6 spinner-late size-11! text-link" />
      <h1 className="text-t2 wrap-anywhere">{title}</h1>
      <div role="status" className="mt-3 min-h-12 text-ink-2">
        {isLost ? (isBill ? words.checkingBill : words.checking) : waited !== 'short' && words.slow}
        {waited === 'long' && <p className="mt-2">{isBill ? words.mayLeaveBill : words.mayLeave}</p>}
      </div>
      {waited === 'long' && (
        <LinkButton to="/wallet" look="line" className="mt-4">
          {words.toWallet}
        </LinkButton>
      )}
    </div>
  );
}

function useWaited(): 'short' | 'slow' | 'long' {
  const [waited, setWaited] = useState<'short' | 'slow' | 'long'>('short');
  useEffect(() => {
    const slow = setTimeout(() => setWaited('slow'), slowAfterMs);
    const long = setTimeout(() => setWaited('long'), mayLeaveAfterMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(long);
    };
  }, []);
  return waited;
}
