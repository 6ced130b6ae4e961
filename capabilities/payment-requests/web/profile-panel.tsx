import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { Coins } from 'lucide-react';
import { paidViews } from './shell-messages.ts';

/** From the profile, where a phone has one's account number, to what else one is paid by. */
export default function ProfilePanel() {
  return (
    <LinkRow to={viewAddress('get-paid')} icon={<Coins />}>
      {useMessages(paidViews).getPaid}
    </LinkRow>
  );
}
