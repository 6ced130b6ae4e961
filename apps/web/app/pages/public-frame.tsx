import { PublicFrame } from '@wura/public-pages/web/public-frame';
import { SupportLauncher } from '@wura/support/web/launcher';
import { Outlet } from 'react-router';

export { clientMiddleware } from '../static-pages.tsx';

export default function PublicFrameLayout() {
  return (
    <>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
      <SupportLauncher />
    </>
  );
}
