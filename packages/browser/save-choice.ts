import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

interface Choice<Saved, Change> {
  /** What was read before, and holds what is chosen. */
  key: QueryKey;
  save: (change: Change) => Promise<Saved>;
  /** What was read, as it will be. */
  chosen: (before: Saved, change: Change) => Saved;
}

/**
 * Saves a choice. It shows at once and stays while the next is made, however long the network takes over it, and goes back to
 * what it was when it cannot be saved. One is sent after another: the account is left as the customer chose last.
 */
export function useSaveChoice<Saved, Change>({ key, save, chosen }: Choice<Saved, Change>) {
  const queries = useQueryClient();

  /** As it is on the server, and above it what is still on its way there. */
  function show(saved: Saved, settled: Change): void {
    const waiting = queries.getMutationCache().findAll({ mutationKey: key, status: 'pending' });
    const changes = waiting.map(({ state }) => state.variables as Change).filter(change => change !== settled);
    queries.setQueryData(key, changes.reduce(chosen, saved));
  }

  return useMutation({
    mutationKey: key,
    scope: { id: JSON.stringify(key) },
    mutationFn: save,
    onMutate: async change => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Saved>(key);
      if (before !== undefined) queries.setQueryData<Saved>(key, chosen(before, change));
      return before;
    },
    onError: (_error, change, before) => {
      if (before !== undefined) show(before, change);
      // What was shown before may itself have been a choice that could not be saved.
      if (queries.isMutating({ mutationKey: key }) === 1) void queries.invalidateQueries({ queryKey: key });
    },
    onSuccess: (saved, change) => show(saved, change),
  });
}
