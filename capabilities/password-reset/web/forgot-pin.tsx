import { useMessages } from '@wura/browser/messages';
import { useState } from 'react';
import { pinResetMessages } from './messages.ts';
import { ResetPinDialog } from './reset-pin-dialog.tsx';

export default function ForgotPin() {
  const words = useMessages(pinResetMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link mt-2 block min-h-11 text-small" onClick={() => setOpen(true)}>
        {words.forgot}
      </button>
      <ResetPinDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
