import { useMessages } from '@wura/browser/messages';
import { contactMessages } from './messages.ts';
import { ReadingPage } from './reading-page.tsx';

export function ContactScreen() {
  return <ReadingPage {...useMessages(contactMessages)} />;
}
