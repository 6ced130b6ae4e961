import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { Users } from 'lucide-react';
import { bulkViews } from './shell-messages.ts';

/** From the profile to payments of a file, where there is no sidebar. */
export default function ProfilePanel() {
  return (
    <LinkRow to={viewAddress('bulk-pay')} icon={<Users />}>
      {useMessages(bulkViews).title}
    </LinkRow>
  );
}
