const key = 'wura.notFound';

/** The reader is about to be led home; the page they arrive at says why. */
export function keepNotFound(): void {
  sessionStorage.setItem(key, 'yes');
}

/** True once. */
export function takeNotFound(): boolean {
  const isKept = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return isKept;
}
