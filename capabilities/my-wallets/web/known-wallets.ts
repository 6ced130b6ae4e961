import { clockOrMoment } from '@wura/browser/dates';
import { keep, kept } from '@wura/browser/kept';
import { useOnline } from '@wura/browser/offline';
import type { Wallet } from '@wura/wallets/contract';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useEffect, useState } from 'react';

interface Known {
  wallets: readonly Wallet[];
  atMs: number;
}

/**
 * The wallets, and without an answer the last that this device has seen of them. `knownAt` says from when balances are
 * that may have changed since: an old figure must never look like a present one.
 */
export function useKnownWallets() {
  const answer = useWallets();
  const isOnline = useOnline();
  const [before] = useState(lastKnown);
  const { data, dataUpdatedAt, isError } = answer;

  useEffect(() => {
    if (data) keep('wallets', { wallets: data, atMs: dataUpdatedAt } satisfies Known);
  }, [data, dataUpdatedAt]);

  const known = data ? { wallets: data, atMs: dataUpdatedAt } : isError ? before : undefined;
  return {
    answer,
    wallets: known?.wallets,
    knownAt: known && (isError || !isOnline) ? clockOrMoment(new Date(known.atMs).toISOString()) : undefined,
  };
}

function lastKnown(): Known | undefined {
  const value = kept('wallets');
  return typeof value === 'object' && value !== null && 'wallets' in value ? (value as Known) : undefined;
}
