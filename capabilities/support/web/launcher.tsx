import { useMessages } from '@wura/browser/messages';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { chatMessages } from './messages.ts';
import './support.css';
import { startSupport } from './start-support.ts';

/** The round button. The chat behind it is loaded when it is pressed for the first time. */
export function SupportLauncher() {
  const words = useMessages(chatMessages);
  // On a page without React nothing runs here; its own script starts the button.
  useEffect(startSupport, []);
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
