import type { View } from '@wura/browser/views';
import { Navigate, useLocation, type MetaArgs } from 'react-router';
import { pageTitle } from '../page-title.ts';
import { viewAt } from './current-view.ts';
import { useShownView } from './shown-view.ts';
import { fetchView, ViewOutlet } from './view-outlet.tsx';

export { ViewFailed as ErrorBoundary } from './view-failed.tsx';

export function meta({ location }: MetaArgs) {
  return [{ title: pageTitle(viewAt(location)?.title() ?? '') }];
}

/** What draws the view comes while the shell that it stands in is made. */
export function clientLoader({ request }: { request: Request }) {
  const view = viewAt(new URL(request.url));
  if (view) void fetchView(view).catch(() => undefined);
  return null;
}

export const shouldRevalidate = () => false;

/** One view of the shell. An unknown one, and one whose room is not built, lead to the wallet. */
export default function WalletPage() {
  const view = viewAt(useLocation());
  return view ? <Shown view={view} /> : <Navigate to="/wallet" replace />;
}

function Shown({ view }: { view: View }) {
  return <ViewOutlet view={useShownView(view)} />;
}
