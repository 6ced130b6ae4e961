const key = 'wura.google.remember';

// What was ticked before the browser went to Google, for the page that it comes back to in the same window: only to know
// when to warn of the session's end. How long the session lasts is the server's to say.

export function keepRemembered(isRemembered: boolean): void {
  try {
    sessionStorage.setItem(key, isRemembered ? 'yes' : 'no');
  } catch {
    // A private window refuses storage; then the warning comes early.
  }
}

export function wasRemembered(): boolean {
  try {
    return sessionStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}
