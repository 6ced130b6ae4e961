import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { useEffect, useRef, useState } from 'react';
import type { Beneficiary } from '../contract.ts';
import { listBeneficiaries, removeBeneficiary, renameBeneficiary } from './calls.ts';

const undoMs = 5000;

/** What a saved account is called: by the customer, or else by its bank. */
export const nameOf = ({ nickname, account_name }: Beneficiary) => nickname ?? account_name;

/** The saved accounts, those used last first, and what can be done with them. */
export function useSaved() {
  const queries = useQueryClient();
  const answer = useRoute(listBeneficiaries, {});
  const refresh = () => queries.invalidateQueries({ queryKey: [keyOf(listBeneficiaries)[0]] });
  const [failedRemoval, setFailedRemoval] = useState<Beneficiary>();
  const removal = useUndoable(beneficiary => {
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

/** Deletes after five seconds in which it can be taken back; leaving the screen does not wait for them. */
function useUndoable(remove: (beneficiary: Beneficiary) => Promise<unknown>) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, { timer: number; carryOut: () => void }>());

  useEffect(() => {
    const all = waiting.current;
    return () => all.forEach(({ carryOut }) => carryOut());
  }, []);

  function keep(id: string) {
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
    setRemoved(now => new Set([...now].filter(each => each !== id)));
  }

  return {
    isRemoved: (id: string) => removed.has(id),
    undo: (id: string) => keep(id),
    remove(beneficiary: Beneficiary) {
      const { id } = beneficiary;
      const carryOut = () => {
        clearTimeout(waiting.current.get(id)?.timer);
        waiting.current.delete(id);
        // It stays out of sight until the list that comes back agrees.
        void remove(beneficiary).then(() => keep(id));
      };
      waiting.current.set(id, { timer: window.setTimeout(carryOut, undoMs), carryOut });
      setRemoved(now => new Set([...now, id]));
    },
  };
}
