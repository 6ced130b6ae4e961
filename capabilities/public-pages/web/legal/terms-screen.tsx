import { useMessages } from '@wura/browser/messages';
import { termsVersion } from '@wura/identity/agreements';
import { LegalPage } from './legal-page.tsx';
import { termsMessages } from './terms-messages.ts';

export function TermsScreen() {
  const { title, lead, clauses } = useMessages(termsMessages);
  return <LegalPage title={title} lead={lead} clauses={clauses} version={termsVersion} />;
}
