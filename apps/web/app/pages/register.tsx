import { signIn } from '@wura/sign-in/web/sign-in';
import { signUpMessages } from '@wura/sign-up/web/messages';
import { RegisterScreen } from '@wura/sign-up/web/register-screen';
import { titled } from '../page-title.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const meta = () => titled(signUpMessages);

export default function Register() {
  return (
    <VisitorsOnly>
      <RegisterScreen signIn={signIn} />
    </VisitorsOnly>
  );
}
