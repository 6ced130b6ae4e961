import { useMessages } from '@wura/browser/messages';
import { MessageCircle } from 'lucide-react';
import { chatMessages } from './messages.ts';
import './support.css';

interface LauncherInAppProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** The round button again, where the chat is open as long as the address says so. */
export function LauncherInApp({ isOpen, onToggle }: LauncherInAppProps) {
  const words = useMessages(chatMessages);
  return (
    <button
      type="button"
      aria-label={words.open}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="support-launcher support-launcher-in-app"
    >
      <MessageCircle />
    </button>
  );
}
