import { useMessages } from '@wura/browser/messages';
import type { FeatureKey } from '../../feature-keys.ts';
import { partsMessages } from './messages.ts';
import { PageLink } from './page-link.tsx';

/** 'Learn more' to the eye; a screen reader's list of links also hears about what. */
export function LearnMore({ feature, subject }: { feature: FeatureKey; subject: string }) {
  const words = useMessages(partsMessages);
  return (
    <PageLink to={`/features?${feature}`} className="learn-more">
      {words.learnMore}
      <span className="sr-only"> {words.about(subject)}</span>
    </PageLink>
  );
}
