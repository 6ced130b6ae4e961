import { QueryClientProvider } from '@tanstack/react-query';
import { useTextsSoFar } from '@wura/browser/messages';
import { createQueries } from '@wura/browser/query';
import { dropReturn, keepReturn } from '@wura/browser/return-to';
import { lockIfDue } from '@wura/browser/screen-lock';
import { readToken, useToken, whenSessionEnds } from '@wura/browser/session';
import { CasesContext, PanelsContext, ViewsContext } from '@wura/browser/views';
import { LockGate } from '@wura/screen-lock/web/lock-gate';
import { signOut } from '@wura/sign-in/web/sign-in';
import { useNarrow } from '@wura/ui/use-narrow';
import { useEffect, useState } from 'react';
import { Outlet, redirect, useLocation, useNavigate } from 'react-router';
import { caseSources, homeView, overs, panels, views } from '../views.ts';
import { SplashOnce } from '../splash/splash-once.tsx';
import { ApplySettings } from './apply-settings.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { viewAt } from './current-view.ts';
import { useFetchedViews } from './fetch-views.ts';
import { SessionWarning } from './session-warning.tsx';
import { useShownView } from './shown-view.ts';
import { Sidebar } from './sidebar.tsx';
import { Strips } from './strips.tsx';
import { TopBar } from './top-bar.tsx';

/** Without a token there is nothing to show: the wallet leads home, every other view to sign-in. */
export function clientLoader({ request }: { request: Request }) {
  if (readToken() !== null) {
    // Before anything of it is drawn.
    lockIfDue();
    return null;
  }
  const { pathname } = new URL(request.url);
  return redirect(pathname.replace(/\/$/, '') === '/wallet' ? '/' : '/login');
}

/** The guard is for arriving; a session that ends under a screen is noticed below. */
export const shouldRevalidate = () => false;

export default function Shell() {
  useTextsSoFar();
  // One memory per sign-in: nothing of the last customer may appear before the next.
  const [queries] = useState(createQueries);
  const isOurs = useOwnSession();
  useEffect(dropReturn, []);
  useFetchedViews();
  if (!isOurs) return null;
  return (
    <QueryClientProvider client={queries}>
      <ViewsContext value={views}>
        <PanelsContext value={panels}>
          <CasesContext value={caseSources}>
            <LockGate onSignOut={signOut}>
              <Frame />
              <SessionWarning />
              {overs.map((Over, at) => (
                <Over key={at} />
              ))}
              <ApplySettings />
              <SplashOnce />
            </LockGate>
          </CasesContext>
        </PanelsContext>
      </ViewsContext>
    </QueryClientProvider>
  );
}

/** Around every view: the bars or the sidebar. */
function Frame() {
  const isNarrow = useNarrow();
  const address = useLocation();
  const view = viewAt(address) ?? homeView;
  const shown = useShownView(view);
  // While money moves, and on the receipt, a phone shows nothing else.
  const step = new URLSearchParams(address.search).get('step');
  const isFullScreen = ['processing', 'receipt'].includes(step ?? '');
  const isFlow = isNarrow && shown.bar === 'flow';
  // One tree for both widths: a phone that is turned crosses them, and what was typed must stand where it stood.
  return (
    <div className={isNarrow ? 'flex min-h-dvh flex-col' : besideSidebar}>
      {isNarrow ? <Strips /> : <Sidebar view={view} />}
      {/* A bar that lies over the cloth lies over this, and never over the line that says there is no network. */}
      <div className={isNarrow ? 'relative flex grow flex-col' : 'contents'}>
        {isNarrow && !isFullScreen && <TopBar view={shown} />}
        <main id="main" tabIndex={-1} className={isNarrow ? 'flex grow flex-col' : page}>
          {!isNarrow && <Strips />}
          <Outlet />
        </main>
      </div>
      {isNarrow && !isFlow && <BottomBar view={view} />}
    </div>
  );
}

const besideSidebar = 'grid min-h-dvh grid-cols-[72px_minmax(0,1fr)] lg:grid-cols-[248px_minmax(0,1fr)]';
const page = 'mx-auto w-full max-w-[1328px] px-6 pt-8 pb-12 lg:px-10';

/**
 * Signed out, here, in another tab or by the server: on to sign-in, which leads back here if it was not on purpose. False
 * once the device is another customer's: two tabs that sign in at once, and one that slept meanwhile, go from one token to
 * the next. Nothing of what this page holds in memory is theirs, and so it is loaded anew.
 */
function useOwnSession(): boolean {
  const token = useToken();
  const [own] = useState(readToken);
  const isOurs = token === null || token === own;
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (!isOurs) location.replace('/wallet');
  }, [isOurs]);
  useEffect(() => whenSessionEnds(() => keepReturn(location.pathname + location.search)), []);
  // Once more wherever the customer arrives here without one: a payment that is refused goes back to its form by itself, and
  // that step back would otherwise overtake this one and leave a wallet on the screen that belongs to nobody any more.
  useEffect(() => {
    if (token === null) void navigate('/login', { replace: true });
  }, [token, navigate, key]);
  return isOurs;
}
