const key = 'wura.vibration';

/** Desktop browsers know the word and have nothing to shake. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Kept on the device, which is the one that would shake. */
export function allowVibration(isAllowed: boolean): void {
  if (isAllowed) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
}

/** Told apart in a pocket: one firm stroke when money is where it should be, two short ones when something wants a look. */
const patterns = { done: [45], noticed: [20, 60, 20] };

/** Something is done, or was refused or waits; on a device that can, for a customer who did not switch it off. */
export function buzz(what: keyof typeof patterns): void {
  if (canVibrate() && localStorage.getItem(key) !== 'off') navigator.vibrate(patterns[what]);
}
