import { QueryClientProvider } from '@tanstack/react-query';
import { createQueries } from '@wura/browser/query';
import { useToken } from '@wura/browser/session';
import { CustomerLinksContext } from '@wura/operators/console/customer-links';
import { Failed, Waiting } from '@wura/operators/console/page';
import { readSelf } from '@wura/operators/console/calls';
import { useRoute } from '@wura/browser/query';
import { useNarrow } from '@wura/ui/use-narrow';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router';
import { customerLinks } from '../screens.ts';
import { IdleWarning } from './idle-warning.tsx';
import { KeysHelp } from './keys-help.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Around every screen. Without a session there is nothing to show: on to sign-in, which leads back here. */
export function Shell() {
  const token = useToken();
  const { pathname, search } = useLocation();
  if (token === null) return <Navigate to="/sign-in" replace state={{ from: pathname + search }} />;
  // One memory per sign-in: nothing that the last operator looked at may appear before the next.
  return <SignedIn key={token} />;
}

function SignedIn() {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <Frame />
      <IdleWarning />
    </QueryClientProvider>
  );
}

function Frame() {
  const isNarrow = useNarrow();
  const self = useRoute(readSelf, {});
  const isMoving = useNavigation().state === 'loading';
  useHeadingFocus();
  return (
    <div className={isNarrow ? 'flex min-h-dvh flex-col' : 'grid min-h-dvh grid-cols-[220px_minmax(0,1fr)]'}>
      {isNarrow ? <TopBar self={self.data} /> : <Sidebar self={self.data} />}
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isMoving || undefined}
        className="mx-auto w-full max-w-[1520px] px-4 pt-5 pb-16 md:px-8 md:pt-7"
      >
        {self.data ? (
          <CustomerLinksContext value={customerLinks}>
            <Outlet />
          </CustomerLinksContext>
        ) : self.isPending ? (
          <Waiting />
        ) : (
          <Failed error={self.error} again={() => void self.refetch()} />
        )}
      </main>
      {self.data && <SearchDialog role={self.data.role} />}
      <KeysHelp />
    </div>
  );
}

/** After a change of screen focus goes to its heading, so that a screen reader says where we are. */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const screen = pathname.split('/')[1];
  const [first] = useState(screen);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    if (!hasMoved && screen === first) return;
    setMoved(true);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
  }, [screen, first, hasMoved]);
}
