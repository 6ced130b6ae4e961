import { useMessages } from '@wura/browser/messages';
import { aboutMessages } from './messages.ts';
import { ReadingPage } from './reading-page.tsx';

export function AboutScreen() {
  return <ReadingPage {...useMessages(aboutMessages)} />;
}
