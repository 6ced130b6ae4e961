import { useRoute } from '@wura/browser/query';
import { listCompanies } from './calls.ts';

/** The electricity companies, as they change once in years. */
export function useCompanies() {
  return useRoute(listCompanies, {});
}

export type Companies = ReturnType<typeof useCompanies>;
