import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { CopyButton } from '@wura/ui/copy-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { TriangleAlert } from 'lucide-react';
import { confirmationsNeeded, depositLeast } from '../rules.ts';
import { showAddress } from './calls.ts';
import { receiveMessages } from './messages.ts';
import { QrCode } from '@wura/ui/qr-code';

/** Which network and how much at least come before the address, so that no customer copies it without having met them. */
export function ReceivePanel() {
  const words = useMessages(receiveMessages);
  const answer = useRoute(showAddress, {});
  return (
    <div className="flex flex-col gap-4 pt-2">
      <Banner isNote tone="bad" icon={TriangleAlert} title={words.only}>
        <p>{words.onlyText}</p>
      </Banner>
      <p className="text-ink-2">{words.least(formatAmount(depositLeast, 'USDT'), confirmationsNeeded)}</p>
      {answer.isPending ? (
        <Loading text={words.loading}>
          <Skeleton className="h-80" />
        </Loading>
      ) : answer.data ? (
        <Address address={answer.data.deposit_address} />
      ) : (
        <p role="alert" className="text-bad">
          {refusalText(answer.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void answer.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
    </div>
  );
}

function Address({ address }: { address: string }) {
  const words = useMessages(receiveMessages);
  return (
    <section aria-label={words.address} className="panel flex flex-col items-center gap-4 px-4.5 py-5">
      <QrCode text={address} label={words.qr} />
      <p className="money-flow text-center text-lead whitespace-normal! wrap-anywhere">
        <strong>{address.slice(0, 6)}</strong>
        {address.slice(6, -6)}
        {/* What people compare stays in one piece. */}
        <strong className="whitespace-nowrap">{address.slice(-6)}</strong>
      </p>
      <CopyButton value={address} label={words.copy} copied={words.copied}>
        {words.copy}
      </CopyButton>
    </section>
  );
}
