import { useMessages } from '@wura/browser/messages';
import { IconButton } from '@wura/ui/icon-button';
import { CircleHelp } from 'lucide-react';
import { chatMessages } from './messages.ts';
import { useHelp } from './use-help.ts';

/** In a bar of the app, where it lies on no amount and on no button. */
export function HelpButton({ className = '' }: { className?: string }) {
  const words = useMessages(chatMessages);
  const { isOpen, toggle } = useHelp();
  return (
    <IconButton
      label={words.open}
      aria-expanded={isOpen}
      icon={<CircleHelp />}
      onClick={toggle}
      className={className}
    />
  );
}
