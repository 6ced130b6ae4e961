import { useChangeSettings } from '@wura/identity/web/settings';
import { useSyncExternalStore } from 'react';

const key = 'wura.hideBalance';
const listeners = new Set<() => void>();

function areHidden(): boolean {
  return localStorage.getItem(key) === 'true';
}

/** Kept on the device too, so that a balance is hidden from the first moment and not once the setting has arrived. */
export function hideBalances(isHidden: boolean): void {
  if (isHidden === areHidden()) return;
  localStorage.setItem(key, String(isHidden));
  for (const listener of listeners) listener();
}

/** Whether balances are hidden, and the way to change it: everywhere at once, and on this customer's other devices. */
export function useHiddenBalances(): [boolean, (isHidden: boolean) => void] {
  const isHidden = useSyncExternalStore(watch, areHidden);
  const { mutate } = useChangeSettings();
  return [
    isHidden,
    hideBalance => {
      hideBalances(hideBalance);
      mutate({ hideBalance });
    },
  ];
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
