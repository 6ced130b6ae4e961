const key = 'wura.reloaded';
const onceWithinMs = 60_000;

/** A newer build has other parts, and a reload gets them. Once: what is missing in that build too is a real error. */
export function reloadOnce(nowMs: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (nowMs - last < onceWithinMs) return false;
    sessionStorage.setItem(key, String(nowMs));
  } catch {
    // A private window that remembers nothing would be loaded anew without end.
    return false;
  }
  location.reload();
  return true;
}
