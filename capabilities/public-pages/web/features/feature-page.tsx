import { useMessages } from '@wura/browser/messages';
import { Cloth } from '@wura/ui/cloth';
import { Motif, type MotifName } from '@wura/ui/motif';
import { Check } from 'lucide-react';
import { featureKeys, type FeatureKey } from '../../feature-keys.ts';
import { featureNames } from '../frame/messages.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { featureMotifs } from '../parts/feature-motifs.ts';
import { PageButton, PageLink } from '../parts/page-link.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { featurePages, featuresMessages } from './messages.ts';
import { featureScenes } from './feature-scenes.tsx';

/** One thing Wura does: what, how, for how much. */
export function FeaturePage({ feature }: { feature: FeatureKey }) {
  const words = useMessages(featuresMessages);
  const page = useMessages(featurePages)[feature];
  const Scene = featureScenes[feature];
  return (
    <>
      <div className="page-width grid items-center gap-x-20 gap-y-12 pt-8 md:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
        <div>
          <Motif name={featureMotifs[feature]} className="-ml-2 size-24 text-link" />
          <h1 className="page-title mt-5">{page.pageTitle}</h1>
          <p className="mt-5 max-w-[520px] text-item leading-normal text-ink-2">{page.pitch}</p>
          <PageButton to="/register" size={56} className="mt-8">
            {words.start}
          </PageButton>
        </div>
        <div aria-hidden="true" className={`on-cloth feature-stage ${dyes[feature] ?? 'cloth-ngn'}`}>
          <div className="feature-fabric bg-(--cloth) text-on-cloth">
            <Cloth
              cellPx={120}
              marginPx={20}
              columns={5}
              motifs={woven(feature)}
              className="cloth cloth-plain feature-motifs"
            />
            <Scene />
          </div>
          <div className="scallop bg-(--cloth)" />
        </div>
      </div>
      <div className="page-width">
        <section aria-labelledby="how" className="section">
          <h2 id="how" className="text-t1">
            {words.how}
          </h2>
          <ol className="steps">
            {page.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-t3">{title}</h3>
                <p className="mt-2 text-entry text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <Claims feature={feature} />
        <div className="grid gap-x-20 lg:grid-cols-2">
          <section aria-labelledby="notes" className="section">
            <h2 id="notes" className="text-t1">
              {words.good}
            </h2>
            <ul className="mt-6 grid gap-4 text-lead">
              {page.notes.map(note => (
                <li key={note} className="flex gap-3.5">
                  <Check className="mt-0.5 text-ok" />
                  {note}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="questions" className="section">
            <h2 id="questions" className="text-t1">
              {words.questions}
            </h2>
            <dl className="mt-6 grid gap-6">
              {page.questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="text-row font-[580]">{question}</dt>
                  <dd className="mt-1.5 text-lead text-ink-2">{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <Others than={feature} />
      </div>
      <CallToAction heading={page.banner} />
    </>
  );
}

/** Indigo, but where an indigo picture hangs on it. */
const dyes: Partial<Record<FeatureKey, string>> = { 'credit-cards': 'cloth-usd' };

/** Its own sign in every second square, and a plain companion between. */
function woven(feature: FeatureKey): MotifName[] {
  return Array.from({ length: 25 }, (_, at) => (at % 2 ? 'mirror' : featureMotifs[feature]));
}

function Claims({ feature }: { feature: FeatureKey }) {
  const words = useMessages(featuresMessages);
  const { claims } = useMessages(featurePages)[feature];
  return (
    <section aria-labelledby="claims" className="section">
      <h2 id="claims" className="text-t1">
        {words.claims}
      </h2>
      <table className="public-table mt-6">
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.cost}</th>
            <th scope="col">{words.time}</th>
          </tr>
        </thead>
        <tbody>
          {claims.map(({ what, cost, time }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label={words.cost}>{cost}</td>
              <td data-label={words.time}>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SampleNote className="mt-4" />
      <p className="mt-1 text-small text-ink-3">{words.sampleWhy}</p>
    </section>
  );
}

function Others({ than }: { than: FeatureKey }) {
  const words = useMessages(featuresMessages);
  const names = useMessages(featureNames);
  return (
    <nav aria-label={words.others} className="section">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        {featureKeys
          .filter(key => key !== than)
          .map(key => (
            <li key={key}>
              <PageLink to={`/features?${key}`} className="other-feature">
                <Motif name={featureMotifs[key]} className="size-14 text-link" />
                {names[key]}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
