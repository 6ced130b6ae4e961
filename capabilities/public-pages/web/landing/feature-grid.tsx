import { useMessages } from '@wura/browser/messages';
import { Motif } from '@wura/ui/motif';
import { featureKeys } from '../../feature-keys.ts';
import { featureNames } from '../frame/messages.ts';
import { featureMotifs } from '../parts/feature-motifs.ts';
import { LearnMore } from '../parts/learn-more.tsx';
import { gridMessages } from './messages.ts';

export function FeatureGrid() {
  const words = useMessages(gridMessages);
  const names = useMessages(featureNames);
  return (
    <section aria-labelledby="grid-title" className="section page-width">
      <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-2">
        <h2 id="grid-title" className="section-title max-w-[600px]">
          {words.title}
        </h2>
        <p className="text-lead text-ink-2 lg:max-w-[440px] lg:justify-self-end">{words.lead}</p>
      </div>
      <ul className="feature-grid">
        {featureKeys.map(key => (
          <li key={key}>
            <Motif name={featureMotifs[key]} className="-ml-1.5 size-[76px] text-link" />
            <h3 className="mt-5 text-figure-sm leading-[1.2] tracking-[-.022em]">{names[key]}</h3>
            <p className="mt-2 mb-4 text-entry text-ink-2">{words.texts[key]}</p>
            <LearnMore feature={key} subject={names[key]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
