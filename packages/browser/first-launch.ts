const launchedKey = 'wura.launched';

/** Whether the application was never opened on this device. Where nothing can be remembered it always was. */
export function isFirstLaunch(): boolean {
  try {
    return localStorage.getItem(launchedKey) === null;
  } catch {
    return false;
  }
}

/** From here on, signing out included, the device knows the application. */
export function noteLaunch(): void {
  try {
    localStorage.setItem(launchedKey, 'yes');
  } catch {
    // Storage that is full forgets it, and the next launch is a first one again.
  }
}
