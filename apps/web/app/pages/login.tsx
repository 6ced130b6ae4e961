import { LoginScreen, type ElsewhereProps } from '@wura/sign-in/web/login-screen';
import { signInMessages } from '@wura/sign-in/web/messages';
import { lazy, Suspense } from 'react';
import { titled } from '../page-title.ts';
import { VisitorsOnly } from './visitors-only.tsx';

const GoogleButton = lazy(() => import('@wura/google-sign-in/web/google-button'));

export const meta = () => titled(signInMessages);

export default function Login() {
  return (
    <VisitorsOnly>
      <LoginScreen Elsewhere={Google} />
    </VisitorsOnly>
  );
}

function Google(given: ElsewhereProps) {
  return (
    <Suspense fallback={<div className="mt-3 h-13" />}>
      <GoogleButton {...given} />
    </Suspense>
  );
}
