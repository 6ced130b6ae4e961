import { textsOf } from '@wura/browser/messages';
import { questionsMessages } from '@wura/public-pages/web/landing/about-messages';
import { landingMessages } from '@wura/public-pages/web/landing/messages';
import { LandingScreen } from '@wura/public-pages/web/landing';
import type { MetaArgs } from 'react-router';
import { answered, organisation, shared } from '../shared-page.ts';

export { handle } from '../static-pages.tsx';

export const meta = ({ location }: MetaArgs) => [
  ...shared(location, textsOf(landingMessages)),
  organisation(),
  answered(textsOf(questionsMessages).items),
];

/** Customers, and visitors on a phone, are led on before it is drawn: see early-redirect.ts. */
export default LandingScreen;
