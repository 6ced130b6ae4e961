import { watchCalls, type WatchedCall } from '@wura/browser/client';
import { watchSession } from '@wura/browser/session';
import { useSyncExternalStore } from 'react';
import { redact, redactAddress } from './redact.ts';

export interface RecordedCall extends Omit<WatchedCall, 'sent' | 'answer'> {
  readonly id: number;
  readonly at: number;
  readonly sent: string | undefined;
  readonly answer: string | undefined;
}

/** Kept in this page's memory alone, without its secrets; a reload forgets them. */
const callsMax = 50;

let calls: readonly RecordedCall[] = [];
let lastId = 0;
let isRecording = false;
const listeners = new Set<() => void>();

function show(next: readonly RecordedCall[]): void {
  calls = next;
  for (const listener of listeners) listener();
}

export const forgetCalls = (): void => show([]);

export function record(): void {
  if (isRecording) return;
  isRecording = true;
  watchCalls(({ sent, answer, address, ...call }) => {
    const one = {
      ...call,
      address: redactAddress(address),
      id: ++lastId,
      at: Date.now(),
      sent: asText(sent, 'sent'),
      answer: asText(answer, 'answer'),
    };
    show([one, ...calls].slice(0, callsMax));
  });
  // The next customer of a shared device is not to read what the one before has called.
  watchSession(forgetCalls);
}

const asText = (value: unknown, where: 'sent' | 'answer') =>
  value === undefined || value === null ? undefined : JSON.stringify(redact(value, where), null, 2);

export const useRecordedCalls = (): readonly RecordedCall[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => calls,
  );
