import { Suspense } from 'react';
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
  root.render(
    isOpen && (
      <Suspense>
        <Chat
          onClose={() => {
            toggleChat(launcher);
            launcher.focus();
          }}
        />
      </Suspense>
    ),
  );
}
