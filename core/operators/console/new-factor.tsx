import { CopyButton } from '@wura/ui/copy-button';
import { QrCode } from '@wura/ui/qr-code';

/** What an authenticator app reads, for its camera and for typing in. */
export function NewFactor({ address, secret }: { address: string; secret: string }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <QrCode text={address} label="QR code for your authenticator app" />
      <p className="text-small text-ink-2">
        Or type it in: <code className="font-label tracking-wider text-ink wrap-anywhere">{secret}</code>
      </p>
      <CopyButton value={secret} label="Copy the key" copied="Copied">
        Copy the key
      </CopyButton>
    </div>
  );
}
