import { useQueryClient } from '@tanstack/react-query';

/** What a move, or anything said of a pot, makes stale. */
export function useChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    for (const path of ['/api/pots', '/api/wallets', '/api/transactions', '/api/transactions/summary/{walletId}']) {
      await queries.invalidateQueries({ queryKey: [path] });
    }
  };
}
