import { useMessages } from '@wura/browser/messages';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { chatMessages } from './messages.ts';
import './support.css';
import { wakeSupport } from './wake.ts';

/** The round button. The chat behind it is loaded when it is pressed for the first time. */
export function SupportLauncher() {
  const words = useMessages(chatMessages);
  // On a page without React nothing runs here; its own script wakes the button.
  useEffect(wakeSupport, []);
  return (
    <button
      type="button"
      data-support=""
      aria-label={words.open}
      aria-expanded="false"
      className="support-launcher"
      suppressHydrationWarning
    >
      <MessageCircle />
    </button>
  );
}
