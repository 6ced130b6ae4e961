/** A part of the app that could not be fetched: there is no network, or the build it belongs to has gone away. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  );
}

const key = 'wura.reloaded';
const onceWithinMs = 60_000;

/** A newer build has other parts, and a reload gets them. Once: what is missing in that build too is a real error. */
export function reloadOnce(nowMs: number): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (nowMs - last < onceWithinMs) return false;
  sessionStorage.setItem(key, String(nowMs));
  location.reload();
  return true;
}
