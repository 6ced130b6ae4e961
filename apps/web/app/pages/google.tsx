import { GoogleScreen, type CodeStepProps } from '@wura/google-sign-in/web/google-screen';
import { googleMessages } from '@wura/google-sign-in/web/messages';
import { peekReturn } from '@wura/browser/return-to';
import { watchSession } from '@wura/browser/session';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { titled } from '../page-title.ts';

const CodeStep = lazy(() => import('@wura/sign-in/web/code-step'));

export const meta = () => titled(googleMessages);

/** A customer may come here signed in, to link an account; only a sign-in that is made here leads on. */
export default function Google() {
  const navigate = useNavigate();
  useEffect(() => watchSession(() => void navigate(peekReturn() ?? '/wallet', { replace: true })), [navigate]);
  return <GoogleScreen CodeStep={SecondFactor} />;
}

function SecondFactor(asked: CodeStepProps) {
  return (
    <Suspense>
      <CodeStep {...asked} />
    </Suspense>
  );
}
