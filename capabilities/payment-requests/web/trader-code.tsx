import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { buzz } from '@wura/browser/vibration';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { QrCode } from '@wura/ui/qr-code';
import { Skeleton } from '@wura/ui/skeleton';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PaymentRequest } from '../contract.ts';
import { readRequest } from './calls.ts';
import { chime } from './chime.ts';
import { traderMessages } from './trader-messages.ts';

const askEveryMs = 1_500;

type TraderCodeProps = { code: string; onNext: () => void; onCancel: () => void };

/** The code that a customer scans; and, once their money is in the wallet and not before, a green screen and a sound. */
export function TraderCode({ code, onNext, onCancel }: TraderCodeProps) {
  const words = useMessages(traderMessages);
  const { data: request } = useRoute(readRequest, { params: { code } }, { everyMs: askEveryMs });
  /** How many had paid when the code was shown: only what comes after is news. */
  const [seen, setSeen] = useState<number>();
  if (request && seen === undefined) setSeen(request.paid_count);
  const isPaid = request !== undefined && seen !== undefined && request.paid_count > seen;
  if (!request) return <Skeleton className="mt-8 h-80 rounded-panel!" />;
  if (isPaid) {
    const next = () => (request.is_once ? onNext() : setSeen(request.paid_count));
    return <Flood request={request} onNext={next} />;
  }
  return (
    <div className="flex grow flex-col items-center justify-center gap-5 py-6 text-center">
      <p className="text-figure-2xl leading-tight font-[620]">
        {request.amount === null ? words.scanToPay : formatAmount(request.amount, request.currency)}
      </p>
      {request.amount === null && <p className="-mt-3 text-ink-2">{words.youSay}</p>}
      <QrCode text={request.link} label={words.qr} className="w-[min(72vw,340px)] rounded-control" />
      {request.status === 'open' ? (
        <p role="status" className="text-ink-2">
          {words.waiting}
        </p>
      ) : (
        <Banner tone="wait" title={words.ended} />
      )}
      <div className="flex w-full flex-col gap-2.5">
        {!request.is_once && (
          <Button isWide look="line" onClick={() => print()}>
            {words.print}
          </Button>
        )}
        <Button isWide look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Drawn from what the books hold, and by nothing that a customer could show. */
function Flood({ request, onNext }: { request: PaymentRequest; onNext: () => void }) {
  const words = useMessages(traderMessages);
  const [payment] = request.payments;
  const amount = formatAmount(payment?.amount ?? request.paid_total, request.currency);
  useEffect(() => {
    chime();
    buzz('done');
    // Once for each payment: the next one is another.
  }, [request.paid_count]);
  return (
    <div
      role="alert"
      className="trader-flood fixed inset-0 flex flex-col items-center justify-center gap-3 px-5 text-center"
    >
      <span className="stamp-arrive grid size-20 place-items-center rounded-full bg-white/20">
        <Check aria-hidden="true" className="size-11!" />
      </span>
      <h2 className="text-t2">{words.received}</h2>
      <p className="text-figure-3xl leading-tight font-[640] wrap-anywhere">{amount}</p>
      <p className="text-lead wrap-anywhere">{words.from(payment?.name ?? '')}</p>
      <p>{words.inWallet}</p>
      <Button className="mt-6" size={56} onClick={onNext}>
        {words.next}
      </Button>
    </div>
  );
}
