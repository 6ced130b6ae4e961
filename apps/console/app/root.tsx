import { LiveRegions } from '@wura/ui/live-regions';
import { Toaster } from '@wura/ui/toaster';
import { Outlet, ScrollRestoration } from 'react-router';

export function Root() {
  return (
    <div className="console">
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-24 rounded-control bg-solid px-4 py-3 text-on-solid focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <LiveRegions />
      <Toaster />
      <ScrollRestoration />
    </div>
  );
}
