import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { ShieldCheck } from 'lucide-react';
import { myDataViews } from './shell-messages.ts';

/** From the settings to what we hold about a customer. */
export default function SettingsPanel() {
  return (
    <LinkRow to={viewAddress('my-data')} icon={<ShieldCheck />}>
      {useMessages(myDataViews).title}
    </LinkRow>
  );
}
