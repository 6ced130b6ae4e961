/**
 * A page that was built ahead can be filled in and sent before its scripts have arrived. The browser would then send the
 * form by itself, with the password in the address, and a press on any other button would be lost. This runs in <head>
 * and holds both back until the page has started.
 */
export const earlySubmitScript = `;document.addEventListener("submit",function(e){if(window.wuraHasStarted)return;e.preventDefault();window.wuraHeldForm=e.target},true);document.addEventListener("click",function(e){if(!window.wuraHasStarted)window.wuraHeldButton=e.target.closest("button[type=button]")||window.wuraHeldButton},true)`;

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
  window.wuraHeldButton?.click();
  window.wuraHeldForm?.requestSubmit();
  delete window.wuraHeldButton;
  delete window.wuraHeldForm;
}
