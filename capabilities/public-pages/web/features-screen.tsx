import { useMessages } from '@wura/browser/messages';
import { featuresMessages } from './messages.ts';
import { ReadingPage } from './reading-page.tsx';

export function FeaturesScreen() {
  return <ReadingPage {...useMessages(featuresMessages)} />;
}
