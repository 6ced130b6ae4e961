import { useSyncExternalStore } from 'react';

const key = 'wura.hideBalance';
const listeners = new Set<() => void>();

/** Whether balances are hidden on this device, everywhere and from the first moment. */
export function useHiddenBalances(): [boolean, () => void] {
  const isHidden = useSyncExternalStore(watch, () => localStorage.getItem(key) === 'true');
  return [isHidden, () => toggle(!isHidden)];
}

function toggle(isHidden: boolean): void {
  localStorage.setItem(key, String(isHidden));
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
