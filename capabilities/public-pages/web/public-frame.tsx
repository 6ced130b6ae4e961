import { useMessages } from '@wura/browser/messages';
import { useToken } from '@wura/browser/session';
import { LinkButton } from '@wura/ui/link-button';
import { Mark } from '@wura/ui/mark';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { frameMessages } from './messages.ts';

/** Header and footer of the pages for visitors. A customer gets neither, only the way back to the wallet. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const words = useMessages(frameMessages);
  // There the right half of the header lies on the cloth.
  const isLanding = useLocation().pathname === '/';
  const isSignedIn = useToken() !== null;
  const pages = [
    { to: '/features', label: words.features },
    { to: '/about-us', label: words.about },
    { to: '/contact-us', label: words.contact },
  ];
  return (
    <div className="flex min-h-dvh flex-col">
      {isSignedIn ? (
        <header className="px-5 pt-5 md:px-10">
          <Link to="/wallet" className="link inline-flex min-h-11 items-center">
            {words.toWallet}
          </Link>
        </header>
      ) : (
        <header className="relative z-10 flex h-16 items-center gap-8 px-5 md:h-[88px] md:px-[max(40px,calc((100vw-1248px)/2))]">
          <Link to="/" aria-label={words.home} className="inline-flex min-h-11 items-center">
            <Mark name={words.brand} />
          </Link>
          <nav aria-label={words.main} className="hidden md:block">
            <ul className="flex gap-6">
              {pages.map(page => (
                <li key={page.to}>
                  <Link to={page.to} className="inline-flex min-h-11 items-center font-medium hover:underline">
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Link
            to="/login"
            className={`ml-auto hidden min-h-11 items-center font-medium hover:underline md:inline-flex ${isLanding ? 'lg:text-on-cloth' : ''}`}
          >
            {words.signIn}
          </Link>
          <LinkButton to="/register" size={44} className="max-md:ml-auto">
            {words.createAccount}
          </LinkButton>
        </header>
      )}
      <main id="main" className="flex grow flex-col">
        {children}
      </main>
      {!isSignedIn && (
        <footer className="on-cloth bg-(--aro-900) text-on-cloth">
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-5 py-8 md:px-[max(40px,calc((100vw-1248px)/2))]">
            <Mark name={words.brand} sizePx={24} />
            <nav aria-label={words.footer}>
              <ul className="flex flex-wrap gap-x-6">
                {[
                  ...pages,
                  { to: '/terms', label: words.terms },
                  { to: '/privacy', label: words.privacy },
                  { to: '/login', label: words.signIn },
                ].map(page => (
                  <li key={page.to}>
                    <Link to={page.to} className="inline-flex min-h-11 items-center hover:underline">
                      {page.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="text-small text-on-cloth-2 md:ml-auto">{words.licence}</p>
          </div>
        </footer>
      )}
    </div>
  );
}
