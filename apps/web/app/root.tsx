import { languageTags } from '@wura/browser/language';
import { textsOf, useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import markUrl from '@wura/ui/assets/wura-mark.svg?url';
import latinFontUrl from '@wura/ui/fonts/wura-latin.woff2?url';
import nairaFontUrl from '@wura/ui/fonts/wura-ng.woff2?url';
import { FirstSight } from '@wura/my-wallets/web/first-sight';
import { LiveRegions } from '@wura/ui/live-regions';
import '@wura/ui/styles.css';
import { canvas, followSystemTheme } from '@wura/ui/theme';
import { toast } from '@wura/ui/toast';
import { Toaster } from '@wura/ui/toaster';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import headScript from 'virtual:head-script';
import { useComesAgain } from './come-again.ts';
import { pressWhatWasHeld } from './head/hold-early-presses.ts';
import { MessagePage } from './message-page.tsx';
import { appMessages } from './messages.ts';
import { takeNotFound } from './page-not-found.ts';
import { makeTypeReady } from './ready-type.ts';
import { RouteFocus } from './route-focus.tsx';
import { useIsStatic, IslandScript } from './static-pages.tsx';
import { explain, WaysFromError } from './unexpected-error.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const messages = useMessages(appMessages);
  const isStatic = useIsStatic();
  return (
    // The script in <head> writes data-theme before React starts, and React must not mind.
    <html lang={languageTags[useLanguage()]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={canvas.light} suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <link rel="preload" as="font" type="font/woff2" href={latinFontUrl} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={nairaFontUrl} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={markUrl} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="fixed top-2 left-2 z-70 -translate-y-24 rounded-control bg-solid px-4 py-3 text-on-solid focus:translate-y-0"
        >
          {messages.skipToContent}
        </a>
        {children}
        {isStatic ? (
          <IslandScript />
        ) : (
          <>
            <noscript>
              <p className="p-5">{messages.needsScript}</p>
            </noscript>
            <LiveRegions />
            <Toaster />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export function meta() {
  const messages = textsOf(appMessages);
  return [{ title: messages.brand }, { name: 'description', content: messages.description }];
}

export default function Root() {
  useEffect(followSystemTheme, []);
  useEffect(pressWhatWasHeld, []);
  useEffect(makeTypeReady, []);
  useEffect(() => {
    if (takeNotFound()) toast(textsOf(appMessages).pageNotFound, 'info');
  }, []);
  return (
    <>
      <RouteFocus />
      <Outlet />
    </>
  );
}

/**
 * Shown while the browser makes its first screen, with the canvas colour behind it. A phone that opens the wallet, which the
 * script in <head> knows, sees it begin; the bar that will lie over the cloth takes no room there.
 */
export function HydrateFallback() {
  return (
    <div className="hidden min-h-dvh flex-col max-md:in-data-home:flex">
      <FirstSight />
    </div>
  );
}

export function ErrorBoundary() {
  const messages = useMessages(appMessages);
  const error = useRouteError();
  if (useComesAgain(error).isComing) return null;
  return (
    <MessagePage brand={messages.brand} title={messages.unexpectedError} text={explain(error)}>
      <title>{`${messages.unexpectedError.replace('!', '')}, ${messages.brand}`}</title>
      <WaysFromError error={error} />
    </MessagePage>
  );
}
