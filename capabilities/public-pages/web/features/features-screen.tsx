import { useMessages } from '@wura/browser/messages';
import { Motif } from '@wura/ui/motif';
import { useLocation } from 'react-router';
import { featureKeys } from '../../feature-keys.ts';
import { featureNames } from '../frame/messages.ts';
import { gridMessages } from '../landing/messages.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { featureMotifs } from '../parts/feature-motifs.ts';
import { LearnMore } from '../parts/learn-more.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { featureAt } from './feature-at.ts';
import { FeaturePage } from './feature-page.tsx';
import { featuresMessages } from './messages.ts';

/** One of the six, or all of them when none was asked for. */
export function FeaturesScreen() {
  const feature = featureAt(useLocation());
  return feature ? <FeaturePage feature={feature} /> : <Overview />;
}

function Overview() {
  const words = useMessages(featuresMessages);
  const names = useMessages(featureNames);
  const texts = useMessages(gridMessages).texts;
  return (
    <>
      <div className="page-width pt-10 md:pt-16">
        <h1 className="page-title">{words.title}</h1>
        <p className="mt-5 max-w-[600px] text-item text-ink-2">{words.lead}</p>
        <ul className="feature-grid">
          {featureKeys.map(key => (
            <li key={key}>
              <Motif name={featureMotifs[key]} className="-ml-1.5 size-[76px] text-link" />
              <h2 className="mt-5 text-figure-sm leading-[1.2] tracking-[-.022em]">{names[key]}</h2>
              <p className="mt-2 mb-4 text-entry text-ink-2">{texts[key]}</p>
              <LearnMore feature={key} subject={names[key]} />
            </li>
          ))}
        </ul>
        <ul className="mt-16 grid gap-5 md:grid-cols-3">
          {words.more.map(({ title, text }) => (
            <li key={title} className="rounded-[24px] bg-surface p-7 shadow-1">
              <h2 className="text-t3">{title}</h2>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <SampleNote className="mt-5" />
      </div>
      <CallToAction />
    </>
  );
}
