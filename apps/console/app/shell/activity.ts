// When the operator last pressed something, in any tab of this device.

const activeKey = 'wura.console.active';
const idledKey = 'wura.console.idled';
/** Writing at each key would be a lot for nothing. */
const writtenEveryMs = 5_000;

let lastActiveMs = Date.now();

export function noteActivity(): void {
  const now = Date.now();
  const isWorthWriting = now - lastActiveMs > writtenEveryMs;
  lastActiveMs = now;
  if (isWorthWriting) write(activeKey, String(now));
}

export function lastActive(): number {
  return Math.max(lastActiveMs, Number(read(activeKey) ?? 0));
}

/** A new sign-in begins to count anew. */
export function forgetActivity(): void {
  lastActiveMs = Date.now();
  write(activeKey, String(lastActiveMs));
  write(idledKey, '');
}

export const noteIdledOut = (): void => write(idledKey, 'yes');
export const wasIdledOut = (): boolean => read(idledKey) === 'yes';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Other tabs do not hear of it; this one knows.
  }
}
