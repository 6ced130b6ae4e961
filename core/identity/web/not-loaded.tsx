import { useMessages } from '@wura/browser/messages';
import { pinMessages } from './messages.ts';

/** Where the connection went just now: the payment still waits, and no money has moved. */
export function NotLoaded() {
  const words = useMessages(pinMessages);
  return (
    <p role="alert" className="text-small font-medium text-bad">
      {words.failed}
    </p>
  );
}
