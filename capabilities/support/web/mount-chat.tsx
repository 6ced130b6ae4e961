import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Chat } from './chat.tsx';

let root: Root | undefined;
let isOpen = false;

/** Opens or closes the chat of a page that React did not draw, beside everything else on it. */
export function toggleChat(launcher: HTMLButtonElement): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  isOpen = !isOpen;
  launcher.ariaBusy = null;
  launcher.ariaExpanded = String(isOpen);
  const chat = isOpen && (
    <Suspense>
      <Chat onClose={() => toggleChat(launcher)} />
    </Suspense>
  );
  // At once, because while the chat covers a phone nothing behind it can take the focus.
  flushSync(() => root!.render(chat));
  if (!isOpen) launcher.focus();
}
