/** Where a page says that it has not started. */
export const notStarted = 'not-started';

/**
 * A page that was built ahead can be filled in and sent before its scripts have arrived. The browser would then send the
 * form by itself, with the password in the address, and a press on any other button would be lost. This holds both back
 * until the page has started.
 */
export function holdEarlyPresses(): void {
  document.addEventListener(
    'submit',
    event => {
      if (window.wuraHasStarted) return;
      event.preventDefault();
      window.wuraHeldForm = event.target as HTMLFormElement;
    },
    true,
  );
  document.addEventListener(
    'click',
    event => {
      if (window.wuraHasStarted) return;
      const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
      if (button) window.wuraHeldButton = button;
    },
    true,
  );
}

declare global {
  interface Window {
    wuraHasStarted?: true;
    wuraHeldForm?: HTMLFormElement;
    wuraHeldButton?: HTMLButtonElement;
  }
}

/** Called once the page has started: what was held back is done now, as if it were pressed again. */
export function pressWhatWasHeld(): void {
  window.wuraHasStarted = true;
  document.getElementById(notStarted)?.remove();
  window.wuraHeldButton?.click();
  window.wuraHeldForm?.requestSubmit();
  delete window.wuraHeldButton;
  delete window.wuraHeldForm;
}
