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

/** A short buzz: something is done, or was refused. */
export function buzz(): void {
  if (canVibrate() && localStorage.getItem(key) !== 'off') navigator.vibrate(40);
}
