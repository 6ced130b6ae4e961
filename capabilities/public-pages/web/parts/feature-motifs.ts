import type { MotifName } from '@wura/ui/motif';
import type { FeatureKey } from '../../feature-keys.ts';

/** Which sign of the cloth stands for what. */
export const featureMotifs: Readonly<Record<FeatureKey, MotifName>> = {
  transfers: 'feather',
  exchange: 'crossroads',
  usdt: 'spiral',
  'credit-cards': 'mirror',
  bills: 'house',
  deposit: 'cowrie',
};
