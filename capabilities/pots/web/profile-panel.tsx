import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { PiggyBank } from 'lucide-react';
import { potViews } from './shell-messages.ts';

/** The way to them on a phone, whose menus are full. */
export default function ProfilePanel() {
  return (
    <LinkRow to={viewAddress('pots')} icon={<PiggyBank />}>
      {useMessages(potViews).title}
    </LinkRow>
  );
}
