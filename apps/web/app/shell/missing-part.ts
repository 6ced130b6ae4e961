/** A part of the app that could not be fetched: there is no network, or the build it belongs to has gone away. */
export function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  );
}
