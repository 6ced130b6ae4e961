import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { passkeySignInMessages } from './passkey-messages.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

interface PasskeyButtonProps {
  isRemembered: boolean;
  onFailure: (error: unknown) => void;
}

/** No name and no password: the device knows whose it is. */
export default function PasskeyButton({ isRemembered, onFailure }: PasskeyButtonProps) {
  const words = useMessages(passkeySignInMessages);
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    onFailure(undefined);
    try {
      await signInByPasskey({ isRemembered });
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="line"
      isWide
      icon={<Fingerprint />}
      isLoading={isBusy}
      loadingLabel={words.waiting}
      onClick={() => void press()}
    >
      {words.signIn}
    </Button>
  );
}
