import { useMessages } from '@wura/browser/messages';
import { Cloth } from '@wura/ui/cloth';
import { Flag } from '@wura/ui/flag';
import { LinkButton } from '@wura/ui/link-button';
import type { MotifName } from '@wura/ui/motif';
import { Check } from 'lucide-react';
import { landingMessages } from './messages.ts';

const motifs: readonly MotifName[] = [
  ...(['wave', 'crossroads', 'mirror', 'cowrie', 'corn', 'crossroads', 'mirror', 'cowrie', 'corn', 'house'] as const),
  ...(['mirror', 'cowrie', 'corn', 'house', 'spiral', 'cowrie', 'feather', 'house', 'spiral', 'wave'] as const),
  ...(['feather', 'house', 'spiral', 'wave', 'crossroads', 'house', 'spiral', 'wave', 'crossroads', 'mirror'] as const),
];

/** The page a stranger meets on a wide screen; on a phone they are led to sign in. */
export function LandingScreen() {
  const words = useMessages(landingMessages);
  return (
    <div id="home" className="grid grow lg:grid-cols-[minmax(0,1fr)_44.5vw]">
      <div className="flex flex-col justify-center px-5 py-14 md:px-10 lg:pr-10 lg:pl-[max(40px,calc((100vw-1248px)/2))]">
        <p className="mb-6 inline-flex items-center gap-2 self-start rounded-full bg-surface py-1 pr-4 pl-1 text-small font-medium shadow-1">
          <Flag code="NG" />
          {words.badge}
        </p>
        <h1 className="text-hero">{words.title}</h1>
        <p className="mt-6 max-w-[520px] text-lead text-ink-2">{words.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/register">{words.create}</LinkButton>
          <LinkButton to="/login" look="line">
            {words.signIn}
          </LinkButton>
        </div>
      </div>
      <div className="on-cloth hidden lg:block lg:-mt-[88px]">
        <div className="cloth-ngn relative flex h-[720px] items-center justify-center overflow-hidden bg-cloth-ngn px-12">
          <Cloth
            cellPx={140}
            marginPx={22}
            columns={5}
            motifs={motifs}
            className="cloth cloth-plain top-0 left-0 opacity-30!"
          />
          <section
            aria-labelledby="today"
            data-theme="light"
            className="relative w-full max-w-[420px] rounded-panel bg-surface p-8 text-ink shadow-3"
          >
            <h2 id="today" className="text-t2">
              {words.cloth}
            </h2>
            <ul className="mt-4 flex flex-col gap-3.5">
              {Object.values(words.facts).map(fact => (
                <li key={fact} className="flex gap-3">
                  <Check className="mt-0.5 text-ok" />
                  {fact}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div aria-hidden="true" className="scallop bg-cloth-ngn" />
      </div>
    </div>
  );
}
