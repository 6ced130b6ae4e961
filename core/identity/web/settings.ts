import { call, endpoint } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { useSaveChoice } from '@wura/browser/save-choice';
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

/** Saves choices among the settings. */
export function useChangeSettings() {
  return useSaveChoice({
    key: keyOf(readSettings),
    save: (body: Choices) => call(changeSettings, { body }),
    chosen: (before: Settings, choices) => ({ ...before, ...choices }),
  });
}
