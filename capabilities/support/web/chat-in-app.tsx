import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useHelp } from './use-help.ts';

const Chat = lazy(() => import('./chat.tsx').then(({ Chat }) => ({ default: Chat })));

/**
 * Behind sign-in the chat is open as long as the address says so: `?help=chat`, and `&about=` a payment's reference. The
 * bars of the app have the button that writes it there.
 */
export function ChatInApp() {
  const { isOpen, about, close } = useHelp();
  const opener = useRef<Element>(null);

  // Before the chat, once it is there, takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  // Once it is really gone: while it covers a phone, nothing behind it can take the focus.
  useEffect(() => (isOpen ? () => focusAgain(opener.current) : undefined), [isOpen]);

  return <Suspense>{isOpen && <Chat onClose={close} about={about} />}</Suspense>;
}

/** What led to the chat may be gone with its screen; then the one that is there comes next. */
function focusAgain(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.getElementById('main'))?.focus();
}
