import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { useUndoable } from '@wura/browser/use-undoable';
import { useState } from 'react';
import type { Beneficiary } from '../contract.ts';
import { listBeneficiaries, removeBeneficiary, renameBeneficiary } from './calls.ts';

/** What a saved account is called: by the customer, or else by its bank. */
export const nameOf = ({ nickname, account_name }: Beneficiary) => nickname ?? account_name;

/** The saved accounts, those used last first, and what can be done with them. */
export function useSaved() {
  const queries = useQueryClient();
  const answer = useRoute(listBeneficiaries, {});
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
  const all = answer.data?.data ?? [];
  return { ...removal, rename, failedRemoval, all, list: all.filter(({ id }) => !removal.isRemoved(id)), refresh };
}
