import { useLocation } from 'react-router';

/**
 * What the reader's address bar says. A page that a query key chooses is built in a folder of that name, and read as
 * `/features?transfers`.
 */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return pathname.replace(/\/$/, '').replace(/\/features\/([\w-]+)$/, '/features?$1') + search || '/';
}
