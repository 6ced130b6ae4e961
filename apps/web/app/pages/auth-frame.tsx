import { addressIn, isLanguage } from '@wura/browser/language';
import { useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import { Cloth } from '@wura/ui/cloth';
import { Mark } from '@wura/ui/mark';
import type { MotifName } from '@wura/ui/motif';
import { useEffect, type ReactNode } from 'react';
import { Link, Outlet, useLocation, useParams } from 'react-router';
import { LanguagePicker } from '../language-picker.tsx';
import { appMessages } from '../messages.ts';
import { keepNotFound } from '../page-not-found.ts';

const motifs: readonly MotifName[] = [
  ...(['wave', 'crossroads', 'mirror', 'cowrie', 'corn', 'crossroads', 'mirror', 'cowrie', 'corn', 'house'] as const),
  ...(['mirror', 'cowrie', 'corn', 'house', 'spiral', 'cowrie', 'feather', 'house', 'spiral', 'wave'] as const),
  ...(['feather', 'house', 'spiral', 'wave', 'crossroads'] as const),
];

/** On a phone this is the front door: what there is to know about Wura is one press away. Documents, so no router links. */
function MoreAboutWura() {
  const messages = useMessages(appMessages);
  const language = useLanguage();
  const pages = [
    ['/features', messages.whatWuraDoes],
    ['/fees', messages.fees],
    ['/contact-us', messages.help],
  ] as const;
  return (
    <nav aria-label={messages.moreAboutWura} className="mt-auto pt-8">
      <ul className="flex flex-wrap justify-center gap-x-6">
        {pages.map(([path, name]) => (
          <li key={path}>
            <a
              href={addressIn(language, path)}
              className="link inline-flex min-h-11 min-w-11 items-center justify-center text-small"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whose page this is. Where a phone starts, cloth hangs behind it, with what Wura is in one line. */
function FrontDoor({ children }: { children: ReactNode }) {
  const messages = useMessages(appMessages);
  const row = 'relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2';
  // The page is drawn beforehand at an address that ends in a stroke.
  const isStart = /\/login\/?$/.test(useLocation().pathname);
  if (!isStart) return <div className={`${row} mb-8 md:mb-12`}>{children}</div>;
  return (
    <div className="front-door cloth-ngn -mx-5 -mt-6 mb-6 md:m-0 md:mb-12">
      <div className="relative overflow-hidden px-5 pt-5 pb-4 max-md:bg-cloth-ngn max-md:text-on-cloth md:p-0">
        <Cloth
          cellPx={84}
          marginPx={14}
          columns={5}
          motifs={motifs}
          className="cloth top-0 right-0 opacity-40! md:hidden"
        />
        <div className={row}>{children}</div>
        <p className="relative mt-5 max-w-[300px] text-t2 font-label text-balance md:hidden">{messages.frontDoor}</p>
      </div>
      <div aria-hidden="true" className="scallop bg-cloth-ngn md:hidden" />
    </div>
  );
}

/** Before `/login` stands a language or nothing; any other word is a page that there is not, and leads home. */
function useNoOtherAddress(): boolean {
  const { language } = useParams();
  const isOther = language !== undefined && !isLanguage(language);
  useEffect(() => {
    if (!isOther) return;
    keepNotFound();
    location.replace('/');
  }, [isOther]);
  return isOther;
}

/** A form on calico, and on a wide screen cloth hanging beside it with one true sentence. */
export default function AuthFrame() {
  const messages = useMessages(appMessages);
  const language = useLanguage();
  if (useNoOtherAddress()) return null;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,640px)]">
      <main id="main" className="mx-auto flex w-full max-w-[520px] flex-col px-5 pt-6 pb-10 md:pt-10">
        <FrontDoor>
          <Link to={addressIn(language, '/')} aria-label={messages.home} className="inline-flex min-h-11 items-center">
            <Mark name={messages.brand} />
          </Link>
          <LanguagePicker />
        </FrontDoor>
        <Outlet />
        <MoreAboutWura />
      </main>
      <aside className="on-cloth hidden lg:block">
        <div className="cloth-ngn sticky top-0 overflow-hidden">
          <div className="relative flex h-[calc(100dvh-72px)] min-h-[480px] flex-col justify-end overflow-hidden bg-cloth-ngn px-14 pb-16 text-on-cloth">
            <Cloth
              cellPx={128}
              marginPx={20}
              columns={5}
              motifs={motifs}
              className="cloth top-0 left-0 opacity-40! [mask-image:linear-gradient(180deg,#000_30%,transparent_86%)]!"
            />
            <p className="relative max-w-[440px] text-display font-display text-balance [font-stretch:112%]">
              {messages.authSentence}
            </p>
          </div>
          <div aria-hidden="true" className="scallop bg-cloth-ngn" />
        </div>
      </aside>
    </div>
  );
}
