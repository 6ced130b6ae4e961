import { keep, kept } from '@wura/browser/kept';
import { useChangeSettings } from '@wura/identity/web/settings';
import { useCallback, useSyncExternalStore } from 'react';

const key = 'wura.hideBalance';
const leftName = 'hide-balance';
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
  return [useSyncExternalStore(watch, areHidden), useHideBalances()];
}

export function useHideBalances(): (isHidden: boolean) => void {
  const { mutateAsync } = useChangeSettings();
  return useCallback(
    hideBalance => {
      hideBalances(hideBalance);
      keep(leftName, hideBalance);
      // Of the next choice, which may be on its way, this answer says nothing.
      const drop = () => {
        if (kept(leftName) === hideBalance) keep(leftName, null);
      };
      // A page that goes breaks its calls off a moment before: only one that stays takes the choice back.
      mutateAsync({ hideBalance }).then(drop, () => setTimeout(drop, 1000));
    },
    [mutateAsync],
  );
}

let isTaken = false;

/** What was chosen on the page before this one without an answer, once: the account may not have heard of it. */
export function takeLeftChoice(): boolean | undefined {
  if (isTaken) return undefined;
  isTaken = true;
  const left = kept(leftName);
  return typeof left === 'boolean' ? left : undefined;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
