import { featureKeys } from './feature-keys.ts';

/** The pages that are made to be looked at, each feature by itself. */
export const pages: readonly string[] = [
  '/',
  '/features',
  ...featureKeys.map(key => `/features?${key}`),
  '/about-us',
  '/contact-us',
  '/fees',
  '/status',
  '/proof',
];

/** The ones that are made to be read, or printed. */
export const documents: readonly string[] = ['/terms', '/privacy'];
