import { nameCase } from '@wura/browser/name-case';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { askAgainOf, keyOf } from '@wura/browser/query';
import { useUndoable } from '@wura/browser/use-undoable';
import { useState } from 'react';
import type { Beneficiary } from '../contract.ts';
import { listBeneficiaries, removeBeneficiary, renameBeneficiary } from './calls.ts';

/** What a saved account is called: by the customer, or else by its bank. */
export const nameOf = ({ nickname, account_name }: Beneficiary) => nickname ?? nameCase(account_name);

/** The saved accounts, those used last first, and what can be done with them. */
export function useSaved() {
  const queries = useQueryClient();
  const answer = useQuery({ queryKey: keyOf(listBeneficiaries), queryFn: ({ signal }) => readAll(signal) });
  const refresh = () => queries.invalidateQueries({ queryKey: [keyOf(listBeneficiaries)[0]] });
  const [failedRemoval, setFailedRemoval] = useState<Beneficiary>();
  const removal = useUndoable((beneficiary: Beneficiary) => {
    setFailedRemoval(undefined);
    return call(removeBeneficiary, { params: { id: beneficiary.id } })
      .catch(() => setFailedRemoval(beneficiary))
      .then(refresh);
  });
  const rename = useMutation({
    mutationFn: ({ id, nickname }: Pick<Beneficiary, 'id' | 'nickname'>) =>
      call(renameBeneficiary, { params: { id }, body: { nickname } }),
    onSuccess: refresh,
  });
  const all = answer.data ?? [];
  const isKnown = answer.data !== undefined;
  return {
    ...removal,
    rename,
    failedRemoval,
    all,
    isKnown,
    askAgain: askAgainOf(answer),
    list: all.filter(({ id }) => !removal.isRemoved(id)),
    refresh,
  };
}

/** All of them, so that the search finds each while it is typed; there are few enough for two pages. */
async function readAll(signal: AbortSignal): Promise<readonly Beneficiary[]> {
  const all: Beneficiary[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data, nextCursor }: PageOfSaved = await call(listBeneficiaries, {
      query: { ...(cursor && { cursor }) },
      signal,
    });
    all.push(...data);
    cursor = nextCursor;
  }
  return all;
}

interface PageOfSaved {
  readonly data: readonly Beneficiary[];
  readonly nextCursor: string | null;
}
