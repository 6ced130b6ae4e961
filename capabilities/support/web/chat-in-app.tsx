import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const Chat = lazy(() => import('./chat.tsx').then(({ Chat }) => ({ default: Chat })));
const Launcher = lazy(() => import('./launcher-in-app.tsx').then(({ LauncherInApp }) => ({ default: LauncherInApp })));

/**
 * Behind sign-in the chat is open as long as the address says so: `?help=chat`, and `&about=` a payment's reference. The
 * button in the corner writes it there; it is not offered where it would lie on what is pressed next.
 */
export function ChatInApp({ isOffered }: { isOffered: boolean }) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('help') === 'chat';
  const opener = useRef<Element>(null);

  // Before the chat, once it is there, takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  // Once it is really gone: while it covers a phone, nothing behind it can take the focus.
  useEffect(() => (isOpen ? () => focusAgain(opener.current) : undefined), [isOpen]);

  function open() {
    const next = new URLSearchParams(search);
    next.set('help', 'chat');
    setSearch(next);
  }

  function close() {
    const next = new URLSearchParams(search);
    next.delete('help');
    next.delete('about');
    setSearch(next, { replace: true });
  }

  // Apart, so that the button keeps the focus while the chat is fetched.
  return (
    <>
      <Suspense>{isOffered && <Launcher isOpen={isOpen} onToggle={isOpen ? close : open} />}</Suspense>
      <Suspense>{isOpen && <Chat onClose={close} about={search.get('about') ?? undefined} />}</Suspense>
    </>
  );
}

/** What led to the chat may be gone with its screen; then the one that is there comes next. */
function focusAgain(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.getElementById('main'))?.focus();
}
