import { useMessages } from '@wura/browser/messages';
import { privacyMessages } from './messages.ts';
import { ReadingPage } from './reading-page.tsx';

export function PrivacyScreen() {
  return <ReadingPage {...useMessages(privacyMessages)} />;
}
