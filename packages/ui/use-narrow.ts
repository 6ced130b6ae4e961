import { useSyncExternalStore } from 'react';

const phone = asked('(max-width: 767.98px)');
const tablet = asked('(max-width: 1023.98px)');

/** Below 768 the mobile shell holds. Prerendered pages answer false, so prefer CSS where CSS can do it. */
export function useNarrow(): boolean {
  return useSyncExternalStore(phone.watch, phone.read, () => false);
}

/** Below 1024, where a bar at the side leaves no room for a wide table. */
export function useBelowDesktop(): boolean {
  return useSyncExternalStore(tablet.watch, tablet.read, () => false);
}

function asked(media: string) {
  return {
    watch(listener: () => void): () => void {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    read: (): boolean => matchMedia(media).matches,
  };
}
