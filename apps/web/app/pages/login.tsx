import { LoginScreen } from '@wura/sign-in/web/login-screen';
import { signInMessages } from '@wura/sign-in/web/messages';
import { titled } from '../page-title.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const meta = () => titled(signInMessages);

export default function Login() {
  return (
    <VisitorsOnly>
      <LoginScreen />
    </VisitorsOnly>
  );
}
