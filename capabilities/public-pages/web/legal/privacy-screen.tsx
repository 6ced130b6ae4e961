import { useMessages } from '@wura/browser/messages';
import { privacyVersion } from '../../versions.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyMessages } from './privacy-messages.ts';

export function PrivacyScreen() {
  const { title, lead, clauses } = useMessages(privacyMessages);
  return <LegalPage title={title} lead={lead} clauses={clauses} version={privacyVersion} />;
}
