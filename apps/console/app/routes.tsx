import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { pages, screens } from './screens.ts';
import { Root } from './root.tsx';
import { ScreenFailed } from './shell/screen-failed.tsx';
import { Shell } from './shell/shell.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** One path for each screen that a room brings; none of its code is loaded before it is opened. */
export function createRoutes() {
  const rooms: RouteObject[] = [...screens, ...pages].map(({ path, load }) => ({
    path,
    ErrorBoundary: ScreenFailed,
    lazy: async () => ({ Component: (await load()).default }),
  }));
  const dashboard: RouteObject = {
    index: true,
    ErrorBoundary: ScreenFailed,
    lazy: async () => ({ Component: (await import('./dashboard/dashboard-screen.tsx')).default }),
  };
  return createBrowserRouter(
    [
      {
        Component: Root,
        ErrorBoundary: ScreenFailed,
        HydrateFallback: () => null,
        children: [
          { path: 'sign-in', Component: SignInPage },
          {
            path: 'join',
            ErrorBoundary: ScreenFailed,
            lazy: async () => ({ Component: (await import('./join-page.tsx')).JoinPage }),
          },
          { Component: Shell, children: [dashboard, ...rooms] },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
    { basename: '/console' },
  );
}
