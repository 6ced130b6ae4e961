/**
 * A page that was built ahead can be filled in and sent before its scripts have arrived. The browser would then send the
 * form by itself, with the password in the address. This runs in <head> and holds such a form back until the page is
 * awake.
 */
export const earlySubmitScript = `;document.addEventListener("submit",function(e){if(window.wuraIsAwake)return;e.preventDefault();window.wuraHeldForm=e.target},true)`;

declare global {
  interface Window {
    wuraIsAwake?: true;
    wuraHeldForm?: HTMLFormElement;
  }
}

/** Called once the page is awake: what was held back is sent now, as if it were pressed again. */
export function sendHeldForm(): void {
  window.wuraIsAwake = true;
  window.wuraHeldForm?.requestSubmit();
  delete window.wuraHeldForm;
}
