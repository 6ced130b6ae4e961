import { signIn } from '@wura/sign-in/web/sign-in';
import { signUpMessages } from '@wura/sign-up/web/messages';
import { RegisterScreen } from '@wura/sign-up/web/register-screen';
import { knownFrom, type Known } from '@wura/sign-up/web/registration';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { titled } from '../page-title.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const meta = () => titled(signUpMessages);

export default function Register() {
  const { state } = useLocation() as { state: unknown };
  // The page is drawn beforehand, for people of whom nothing is known.
  const [known, setKnown] = useState<Known>();
  useEffect(() => setKnown(knownFrom(state)), [state]);
  return (
    <VisitorsOnly>
      <RegisterScreen key={known?.proof ?? ''} signIn={signIn} known={known} />
    </VisitorsOnly>
  );
}
