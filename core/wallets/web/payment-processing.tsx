import { useMessages } from '@wura/browser/messages';
import { Cloth } from '@wura/ui/cloth';
import { headerMotifs } from '@wura/ui/cloth-of';
import { ClothPage } from '@wura/ui/cloth-page';
import { Crossing, type CrossingEnd } from '@wura/ui/crossing';
import { LinkButton } from '@wura/ui/link-button';
import { useEffect, useState } from 'react';
import { processingMessages } from './messages.ts';
import { useOwnEnd } from './own-end.ts';

const slowAfterMs = 8000;
const mayLeaveAfterMs = 30_000;

interface PaymentProcessingProps {
  /** "Sending ₦25,000.00 to Tolulope" */
  title: string;
  /** Left out: the customer. */
  from?: CrossingEnd;
  /** Left out: the customer. */
  to?: CrossingEnd;
  /** The answer did not come, and we are finding out what became of it. */
  isLost: boolean;
  /** A bill is paid, and not sent. */
  isBill?: boolean;
}

/**
 * Money is moving: nothing to press until it is certain, or until it is certain that waiting here does not help. It stands on
 * the cloth on which its receipt will lie, at the same place, so that the answer changes nothing but where the money is.
 */
export function PaymentProcessing({ title, from, to, isLost, isBill = false }: PaymentProcessingProps) {
  const words = useMessages(processingMessages);
  const waited = useWaited();
  const own = useOwnEnd();
  return (
    <ClothPage className="pt-15 text-center md:min-h-[560px]">
      <Crossing from={from ?? own} to={to ?? own} at="under-way" />
      <h1 className="mt-2 text-figure-md leading-[1.1] tracking-[-.028em] wrap-anywhere">{title}</h1>
      <div role="status" className="mt-2 min-h-12 text-on-cloth-2">
        {isLost ? (isBill ? words.checkingBill : words.checking) : waited !== 'short' && words.slow}
        {waited === 'long' && <p className="mt-2">{isBill ? words.mayLeaveBill : words.mayLeave}</p>}
      </div>
      {waited === 'long' && (
        <LinkButton to="/wallet" look="veil" isWide className="mt-4">
          {words.toWallet}
        </LinkButton>
      )}
      {/* So that the page is cloth, and no empty sheet. */}
      <div className="relative -mx-5 mt-8 -mb-4 min-h-40 grow overflow-hidden md:-mx-10 md:-mb-8 md:rounded-b-panel">
        <Cloth
          cellPx={104}
          marginPx={14}
          columns={5}
          motifs={headerMotifs}
          className="absolute bottom-0 left-1/2 -translate-x-1/2 text-(--aro-300) opacity-35 mask-[linear-gradient(transparent,#000_85%)]"
        />
      </div>
    </ClothPage>
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
