import { call, endpoint } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { routes, Settings } from '../contract.ts';

const readSettings = endpoint<typeof routes.readSettings>('GET', '/api/settings');
const changeSettings = endpoint<typeof routes.changeSettings>('PUT', '/api/settings');

/** What this customer chose, on whatever device. */
export function useSettings() {
  return useRoute(readSettings, {});
}

type Choices = Partial<Omit<Settings, 'pinThreshold'>>;

/** What allows more than before, and so is saved with the PIN alone. It shows once it is saved. */
export function useConfirmSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { pinThreshold?: string; biometrics?: boolean; pin?: string }) => call(changeSettings, { body }),
    onSuccess: saved => queries.setQueryData(keyOf(readSettings), saved),
  });
}

/** Saves a choice. It shows at once, and goes back to what it was when it cannot be saved. */
export function useChangeSettings() {
  const queries = useQueryClient();
  const key = keyOf(readSettings);
  return useMutation({
    mutationFn: (body: Choices) => call(changeSettings, { body }),
    onMutate: async choices => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Settings>(key);
      if (before) queries.setQueryData<Settings>(key, { ...before, ...choices });
      return before;
    },
    onError: (_error, _choices, before) => queries.setQueryData(key, before),
    onSuccess: saved => queries.setQueryData(key, saved),
  });
}
