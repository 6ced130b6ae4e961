import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { KeyRound } from 'lucide-react';
import { apiKeyViews } from './shell-messages.ts';

/** From the settings to the keys of a customer's programs. */
export default function SettingsPanel() {
  return (
    <LinkRow to={viewAddress('api-keys')} icon={<KeyRound />}>
      {useMessages(apiKeyViews).title}
    </LinkRow>
  );
}
