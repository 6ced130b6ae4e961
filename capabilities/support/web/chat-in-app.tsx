import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const Chat = lazy(() => import('./chat.tsx').then(({ Chat }) => ({ default: Chat })));

/** Behind sign-in the chat is open as long as the address says so: `?help=chat`, and `&about=` a payment's reference. */
export function ChatInApp() {
  const [search, setSearch] = useSearchParams();
  if (search.get('help') !== 'chat') return null;

  function close() {
    const next = new URLSearchParams(search);
    next.delete('help');
    next.delete('about');
    setSearch(next, { replace: true });
    // Whatever led here is gone; the screen underneath is what comes next.
    requestAnimationFrame(() => document.getElementById('main')?.focus());
  }

  return (
    <Suspense>
      <Chat onClose={close} about={search.get('about') ?? undefined} />
    </Suspense>
  );
}
