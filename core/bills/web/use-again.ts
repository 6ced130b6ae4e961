import { call, endpoint } from '@wura/browser/client';
import { keyOf } from '@wura/browser/query';
import type { routes, Transaction } from '@wura/wallets/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const showTransaction = endpoint<typeof routes.showTransaction>('GET', '/api/transactions/{id}');

interface Wanted {
  /** Whether the form can be filled in and gone on from: its wallet is there. */
  readonly isReady: boolean;
  readonly onFound: (payment: Transaction & { again: Readonly<Record<string, string>> }) => void;
}

/** The payment that the address asks to make again, told once, as soon as it was read. */
export function useAgain({ isReady, onFound }: Wanted): { isReading: boolean; isLost: boolean } {
  const id = useSearchParams()[0].get('again');
  const args = { params: { id: id ?? '' } };
  const { data, isPending, isError } = useQuery({
    queryKey: keyOf(showTransaction, args),
    queryFn: ({ signal }) => call(showTransaction, { ...args, signal }),
    enabled: id !== null,
  });
  const told = useRef(false);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (!isReady || told.current || data?.again === undefined) return;
    told.current = true;
    latest.current({ ...data, again: data.again });
  }, [isReady, data]);
  const isAsked = id !== null;
  return { isReading: isAsked && isPending, isLost: isAsked && (isError || (data !== undefined && !data.again)) };
}
