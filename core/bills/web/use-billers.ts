import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, endpoint } from '@wura/browser/client';
import { askAgainOf, keyOf, useRoute } from '@wura/browser/query';
import { useUndoable } from '@wura/browser/use-undoable';
import { useSent } from '@wura/wallets/web/recent-recipients';
import { useState } from 'react';
import type { BillerKind } from '../biller-kinds.ts';
import type { Biller, billerRoutes } from '../billers-contract.ts';
import { againOf, type Again } from './again.ts';

const listBillers = endpoint<typeof billerRoutes.list>('GET', '/api/billers');
const renameBiller = endpoint<typeof billerRoutes.rename>('PUT', '/api/billers/{id}');
const removeBiller = endpoint<typeof billerRoutes.remove>('DELETE', '/api/billers/{id}');
export const saveBiller = endpoint<typeof billerRoutes.save>('POST', '/api/billers');

/** As many as one call tells; those who have saved more find them by paying them. */
const shownMax = '100';

/** The numbers that are saved for one kind of bill, what can be done with them, and those that were paid lately. */
export function useBillers(kind: BillerKind) {
  const queries = useQueryClient();
  const answer = useRoute(listBillers, { query: { kind, limit: shownMax } });
  const refresh = () => queries.invalidateQueries({ queryKey: [keyOf(listBillers)[0]] });
  const [failedRemoval, setFailedRemoval] = useState<Biller>();
  const removal = useUndoable((biller: Biller) => {
    setFailedRemoval(undefined);
    return call(removeBiller, { params: { id: biller.id } })
      .catch(() => setFailedRemoval(biller))
      .then(refresh);
  });
  const { mutateAsync: rename } = useMutation({
    mutationFn: ({ id, label }: Pick<Biller, 'id' | 'label'>) =>
      call(renameBiller, { params: { id }, body: { label } }),
    onSuccess: refresh,
  });
  const { sent, askAgain: askSentAgain } = useSent();
  const all = answer.data?.data ?? [];
  const kept = all.filter(({ id }) => !removal.isRemoved(id));
  const again: readonly Again[] = againOf(kind, kept, sent ?? []);
  const isPending = answer.data === undefined || sent === undefined;
  const lost = [askAgainOf(answer), askSentAgain].filter(each => each !== undefined);
  /** Whichever of the two was lost. */
  const askAgain = lost.length > 0 ? () => lost.forEach(ask => ask()) : undefined;
  return { ...removal, kind, isPending, askAgain, rename, failedRemoval, all, again, refresh };
}

export type Billers = ReturnType<typeof useBillers>;
