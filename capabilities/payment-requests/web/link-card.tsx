import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { QrCode } from '@wura/ui/qr-code';
import { Share } from 'lucide-react';
import type { PaymentRequest } from '../contract.ts';
import { paidMessages } from './messages.ts';

/** The link of a request: to be scanned, copied, or handed on by whatever the phone shares with. */
export function LinkCard({ request }: { request: PaymentRequest }) {
  const words = useMessages(paidMessages);
  const { link, amount, currency } = request;
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="flex flex-col items-center gap-4">
      <QrCode text={link} label={words.qr} />
      <p className="text-small text-ink-2 wrap-anywhere">{link}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <CopyButton value={link} label={words.copyLink} copied={words.copied}>
          {words.copyLink}
        </CopyButton>
        {canShare && (
          <Button
            look="line"
            size={40}
            icon={<Share />}
            onClick={() => {
              const text = amount === null ? words.shareOpen : words.shareText(formatAmount(amount, currency));
              // Closing the system's own sheet rejects; there is nothing to say about it.
              navigator.share({ text, url: link }).catch(() => undefined);
            }}
          >
            {words.share}
          </Button>
        )}
      </div>
    </div>
  );
}
