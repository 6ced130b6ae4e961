import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 767.98px)';

/** Below 768 the mobile shell holds. Prerendered pages answer false, so prefer CSS where CSS can do it. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, read, () => false);
}

function watch(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function read(): boolean {
  return matchMedia(narrow).matches;
}
