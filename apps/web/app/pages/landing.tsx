import { textsOf } from '@wura/browser/messages';
import { landingMessages } from '@wura/public-pages/web/landing/messages';
import { LandingScreen } from '@wura/public-pages/web/landing';

export { handle } from '../still-pages.tsx';

export const meta = () => [
  { title: textsOf(landingMessages).pageTitle },
  { name: 'description', content: textsOf(landingMessages).description },
];

/** Customers, and visitors on a phone, are led on before it is drawn: see early-redirect.ts. */
export default LandingScreen;
