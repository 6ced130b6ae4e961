import { peekReturn } from '@wura/browser/return-to';
import { useToken } from '@wura/browser/session';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SplashOnce } from '../splash/splash-once.tsx';

/**
 * Sign-in and registration lead a customer on: to where a session ended under them, or to the wallet. This is also what
 * happens after signing in, here or in another tab.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const token = useToken();
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== null) void navigate(peekReturn() ?? '/wallet', { replace: true });
  }, [token, navigate]);
  return (
    <>
      {children}
      <SplashOnce />
    </>
  );
}
