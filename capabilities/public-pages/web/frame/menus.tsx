import { useMessages } from '@wura/browser/messages';
import { Motif } from '@wura/ui/motif';
import { featureKeys } from '../../feature-keys.ts';
import { featureMotifs } from '../parts/feature-motifs.ts';
import { PageLink } from '../parts/page-link.tsx';
import { featureNames, frameMessages } from './messages.ts';

// Popovers: the browser opens them, closes them on Esc and on a press beside them, and needs no script for it.

/** The six things Wura does, each with its sign. */
export function FeaturesMenu() {
  const words = useMessages(frameMessages);
  const names = useMessages(featureNames);
  return (
    <div id="features-menu" popover="auto" className="menu menu-features">
      <ul className="grid grid-cols-2 gap-1">
        {featureKeys.map(key => (
          <li key={key}>
            <PageLink to={`/features?${key}`} className="menu-item flex items-center gap-3.5 p-2.5 pr-5">
              <Motif name={featureMotifs[key]} className="size-11 text-link" />
              {names[key]}
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink to="/features" className="menu-item mt-1 block p-2.5 text-small text-ink-2">
        {words.allFeatures}
      </PageLink>
    </div>
  );
}

/** Where the header has no room for links. */
export function MobileMenu() {
  const words = useMessages(frameMessages);
  return (
    <div id="mobile-menu" popover="auto" className="menu menu-mobile">
      <nav aria-label={words.menu}>
        <ul className="text-lead">
          {[
            { to: '/features', label: words.features },
            { to: '/about-us', label: words.about },
            { to: '/about-us#faq', label: words.questions },
            { to: '/contact-us', label: words.contact },
            { to: '/fees', label: words.fees },
            { to: '/status', label: words.status },
            { to: '/login', label: words.signIn },
            { to: '/register', label: words.createAccount },
          ].map(page => (
            <li key={page.to}>
              <PageLink to={page.to} className="menu-item flex min-h-12 items-center px-4">
                {page.label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
