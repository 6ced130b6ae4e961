import { useMessages } from '@wura/browser/messages';
import { X } from 'lucide-react';
import { CallToAction } from '../parts/call-to-action.tsx';
import { About } from './about.tsx';
import { CardBand } from './card-band.tsx';
import { Currencies } from './currencies.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { landingMessages } from './messages.ts';
import { OpenSection } from './open-section.tsx';
import { Questions } from './questions.tsx';
import { RatesSection } from './rates-section.tsx';
import { SafetySection } from './safety-section.tsx';
import { Team } from './team.tsx';
import { Tour } from './tour.tsx';

/** The page a stranger meets on a wide screen; on a phone they are led to sign in. */
export function LandingScreen() {
  return (
    <>
      <NotFoundNotice />
      <Hero />
      <FeatureGrid />
      <Currencies />
      <CardBand />
      <RatesSection />
      <SafetySection />
      <OpenSection />
      <About />
      <Team />
      <Questions />
      <CallToAction />
      <Tour />
    </>
  );
}

/**
 * Shown by start-islands.ts to a visitor who asked for a page that is not there and was led here instead. On a wide screen
 * it takes no room: the cloth must go on hanging behind the light words of the header.
 */
function NotFoundNotice() {
  const words = useMessages(landingMessages);
  return (
    <div role="status" className="page-width relative z-10 lg:-mt-3 lg:h-0">
      <p data-not-found hidden className="notice">
        <span className="grow">{words.notFound}</span>
        <button type="button" data-dismiss aria-label={words.dismiss} className="icon-btn -my-2 -mr-3">
          <X />
        </button>
      </p>
    </div>
  );
}
