import { addressIn } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../parts/page-link.tsx';
import '../public-pages.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { frameMessages } from './messages.ts';

/**
 * Header and footer of the pages for visitors. A customer gets neither, only the way back to the wallet: which of the
 * two is shown was written on <html> before the first paint, so nothing here asks.
 */
export function PublicFrame({ children }: { children: ReactNode }) {
  const words = useMessages(frameMessages);
  const isLanding = addressIn('en', useLocation().pathname) === '/';
  return (
    <div className="public flex min-h-dvh flex-col">
      <p className="for-customers page-width pt-5">
        <PageLink to="/wallet" className="link inline-flex min-h-11 items-center">
          {words.toWallet}
        </PageLink>
      </p>
      <Header isOnCloth={isLanding} />
      <main id="main" className="flex grow flex-col">
        {children}
      </main>
      <Footer />
    </div>
  );
}
