import { useMessages } from '@wura/browser/messages';
import { termsMessages } from './messages.ts';
import { ReadingPage } from './reading-page.tsx';

export function TermsScreen() {
  return <ReadingPage {...useMessages(termsMessages)} />;
}
