import { useMessages } from '@wura/browser/messages';
import { FlaskConical } from 'lucide-react';
import { partsMessages } from './messages.ts';
import { PageLink } from './page-link.tsx';

interface SampleNoteProps {
  className?: string;
  isOfOurs?: boolean;
  /** The people beside it are samples too, and there is nowhere to meet others. */
  hasPeople?: boolean;
}

/**
 * Says that the figures beside it are samples, and where the real ones are. A note on nothing but the house's own figures
 * goes away when the operator has given them: see islands/figures.ts.
 */
export function SampleNote({ className = '', isOfOurs = false, hasPeople = false }: SampleNoteProps) {
  const words = useMessages(partsMessages);
  return (
    <p className={`sample-note ${className}`} data-sample={isOfOurs ? 'ours' : ''}>
      <FlaskConical />
      {hasPeople ? (
        <span>{words.samplePeople}.</span>
      ) : (
        <span>
          {words.sample}. <PageLink to="/fees">{words.sampleLink}</PageLink>
        </span>
      )}
    </p>
  );
}
