import { landingMessages } from '@wura/public-pages/web/messages';
import { LandingScreen } from '@wura/public-pages/web/landing-screen';
import { textsOf } from '@wura/browser/messages';
import { useNarrow } from '@wura/ui/use-narrow';
import { Navigate } from 'react-router';
import { appMessages } from '../messages.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const meta = () => [
  { title: textsOf(landingMessages).pageTitle },
  { name: 'description', content: textsOf(appMessages).description },
];

export default function Landing() {
  const isNarrow = useNarrow();
  return <VisitorsOnly>{isNarrow ? <Navigate to="/login" replace /> : <LandingScreen />}</VisitorsOnly>;
}
