import { addressIn, languageNames, languageTags, pageLanguages } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { Mark } from '@wura/ui/mark';
import { featureKeys } from '../../feature-keys.ts';
import { PageLink } from '../parts/page-link.tsx';
import { usePageAddress } from '../parts/page-address.ts';
import { featureNames, frameMessages } from './messages.ts';

/** The last of every public page: all of them, in one list each. */
export function Footer() {
  const words = useMessages(frameMessages);
  const names = useMessages(featureNames);
  const here = usePageAddress();
  return (
    <footer className="for-visitors on-cloth bg-(--aro-900) text-on-cloth print:hidden">
      <div className="page-width grid gap-x-10 gap-y-12 pt-16 pb-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,2fr)]">
        <div>
          <Mark name={words.brand} />
          <p className="mt-4 max-w-[340px] text-on-cloth-2">{words.sentence}</p>
        </div>
        <nav aria-label={words.footer} className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3">
          <Column
            title={words.product}
            links={featureKeys.map(key => ({ to: `/features?${key}`, label: names[key] }))}
          />
          <Column
            title={words.company}
            links={[
              { to: '/about-us', label: words.about },
              // A phone is led away from the landing page.
              { to: '/about-us#faq', label: words.questions },
              { to: '/contact-us', label: words.contact },
              { to: '/login', label: words.signIn },
              { to: '/register', label: words.createAccount },
            ]}
          />
          <Column
            title={words.trust}
            links={[
              { to: '/fees', label: words.fees },
              { to: '/status', label: words.status },
              { to: '/proof', label: words.proof },
              { to: '/terms', label: words.terms },
              { to: '/privacy', label: words.privacy },
            ]}
          />
        </nav>
      </div>
      <div className="page-width flex flex-wrap items-center gap-x-10 gap-y-4 border-t border-white/12 py-6">
        <p className="max-w-[640px] text-small text-on-cloth-2">
          {words.operator} {words.licence}
        </p>
        <ul aria-label={words.language} className="ml-auto flex gap-x-5 max-md:ml-0">
          {pageLanguages.map(each => (
            <li key={each}>
              <a
                href={addressIn(each, here)}
                hrefLang={languageTags[each]}
                lang={languageTags[each]}
                className="inline-flex min-h-11 min-w-11 items-center text-small hover:underline"
              >
                {languageNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <div>
      <h2 className="text-small font-medium text-on-cloth-2">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className="inline-flex min-h-11 min-w-11 items-center hover:underline">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
