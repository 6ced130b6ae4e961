import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { HeartHandshake } from 'lucide-react';
import { guardianViews } from './shell-messages.ts';

/** From the settings to who answers for an account, and for whom its owner does. */
export default function SettingsPanel() {
  return (
    <LinkRow to={viewAddress('guardians')} icon={<HeartHandshake />}>
      {useMessages(guardianViews).title}
    </LinkRow>
  );
}
