import { startAuthentication } from '@simplewebauthn/browser';
import { CallError } from '@wura/browser/call-error';
import { byPasskey, call, signPaymentsWith } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import type { PanelProps } from '@wura/browser/views';
import { passkeyHeader } from '@wura/identity/passkey';
import { canUsePasskeys, listPasskeys } from '@wura/identity/web/passkeys';
import { useSettings } from '@wura/identity/web/settings';
import { Button } from '@wura/ui/button';
import { Skeleton } from '@wura/ui/skeleton';
import { Fingerprint } from 'lucide-react';
import { askToPay } from './calls.ts';
import { passkeyMessages } from './messages.ts';

signPaymentsWith(async ({ path, key, body }) => {
  const options = await call(askToPay, { body: { path, key, body: { ...body } } });
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const answer = await startAuthentication({ optionsJSON }).catch(() => {
    // Thought better of, or not the right finger: nothing was sent, and the PIN is still there.
    throw new CallError({ kind: 'refused', code: 'passkey_refused' });
  });
  return { [passkeyHeader]: base64url(JSON.stringify(answer)) };
});

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Under the PIN of a payment, for customers who chose it: the device is asked instead. */
export default function PayByPasskey({ onPin }: PanelProps) {
  const words = useMessages(passkeyMessages);
  const { data: settings } = useSettings();
  const isOffered = onPin !== undefined && settings?.biometrics === true && canUsePasskeys();
  const passkeys = useRoute(listPasskeys, {}, { isOff: !isOffered });
  if (!isOffered) return null;
  if (passkeys.isPending) return <Skeleton className="mt-3 h-13 w-full rounded-card!" />;
  if (!passkeys.data?.data.length) return null;
  return (
    <Button look="line" isWide className="mt-3" icon={<Fingerprint />} onClick={() => onPin(byPasskey)}>
      {words.usePasskey}
    </Button>
  );
}
