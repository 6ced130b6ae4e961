import { featureKeys, type FeatureKey } from '../../feature-keys.ts';

/**
 * Which of the six an address asks for: by the mere presence of a query key, or by the folder in which that page is built
 * ahead. An unknown key asks for none.
 */
export function featureAt({ pathname, search }: { pathname: string; search: string }): FeatureKey | undefined {
  const query = new URLSearchParams(search);
  const folder = pathname.replace(/\/$/, '').split('/').at(-1);
  return featureKeys.find(key => query.has(key) || key === folder);
}
