import { PublicFrame } from '@wura/public-pages/web/public-frame';
import { Outlet } from 'react-router';

export default function PublicFrameLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
