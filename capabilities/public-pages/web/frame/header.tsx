import { useMessages } from '@wura/browser/messages';
import { Mark } from '@wura/ui/mark';
import { ChevronDown, Menu } from 'lucide-react';
import { PageButton, PageLink } from '../parts/page-link.tsx';
import { FeaturesMenu, MobileMenu } from './menus.tsx';
import { frameMessages } from './messages.ts';

export function Header({ isOnCloth }: { isOnCloth: boolean }) {
  const words = useMessages(frameMessages);
  return (
    <header className="for-visitors relative z-10">
      <div className="page-width flex h-16 items-center md:h-[88px]">
        <PageLink to="/" aria-label={words.home} className="inline-flex min-h-11 items-center">
          <Mark name={words.brand} />
        </PageLink>
        <nav aria-label={words.main} className="ml-10 hidden lg:block xl:ml-14">
          <ul className="flex items-center gap-6 xl:gap-8">
            <li className="flex items-center">
              <NavLink to="/features">{words.features}</NavLink>
              <button
                type="button"
                popoverTarget="features-menu"
                aria-label={words.featuresMenu}
                className="menu-button icon-btn -mr-3 size-8"
              >
                <ChevronDown className="size-4" />
              </button>
              <FeaturesMenu />
            </li>
            <li>
              <NavLink to="/about-us">{words.about}</NavLink>
            </li>
            <li>
              <NavLink to="/#faq">{words.questions}</NavLink>
            </li>
            <li>
              <NavLink to="/contact-us">{words.contact}</NavLink>
            </li>
          </ul>
        </nav>
        <PageLink
          to="/login"
          className={`ml-auto hidden min-h-11 items-center px-4 font-[560] hover:underline md:inline-flex ${isOnCloth ? 'lg:text-on-cloth' : ''}`}
        >
          {words.signIn}
        </PageLink>
        <PageButton to="/register" size={44} className="max-md:ml-auto max-[359px]:hidden">
          {words.createAccount}
        </PageButton>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label={words.menu}
          className="menu-button icon-btn -mr-2 ml-1 max-[359px]:ml-auto lg:hidden"
        >
          <Menu />
        </button>
        <MobileMenu />
      </div>
    </header>
  );
}

function NavLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} className="inline-flex min-h-11 items-center font-medium hover:underline">
      {children}
    </PageLink>
  );
}
