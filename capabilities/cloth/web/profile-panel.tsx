import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { LayoutGrid } from 'lucide-react';
import { clothView } from './shell-messages.ts';

/** From the profile to the cloth of the one whose profile it is. */
export default function ProfilePanel() {
  return (
    <LinkRow to={viewAddress('cloth')} icon={<LayoutGrid />}>
      {useMessages(clothView).title}
    </LinkRow>
  );
}
