import { call, endpoint } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';
import type { settingChoices, Settings, settings } from '../contract.ts';

/** As much of the routes as a screen needs. The room that answers them declares the rest. */
interface ReadSettings extends RouteSpec {
  method: 'GET';
  path: '/api/settings';
  params?: never;
  query?: never;
  body?: never;
  answers: { 200: typeof settings };
}
interface ChangeSettings extends RouteSpec {
  method: 'PUT';
  path: '/api/settings';
  params?: never;
  query?: never;
  body: z.ZodObject<{ [Name in keyof typeof settingChoices]: z.ZodOptional<(typeof settingChoices)[Name]> }>;
  answers: { 200: typeof settings };
}

const readSettings = endpoint<ReadSettings>('GET', '/api/settings');
const changeSettings = endpoint<ChangeSettings>('PUT', '/api/settings');

/** What this customer chose, on whatever device. */
export function useSettings() {
  return useRoute(readSettings, {});
}

type Choices = Partial<Omit<Settings, 'pinThreshold'>>;

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
