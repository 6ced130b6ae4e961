import { useLimits } from '@wura/policy/web/limits';

/** Whether the rules let no money move before a BVN or a NIN is checked; unknown is not yet so. */
export function useNeedsNumber(): boolean {
  return useLimits()?.blocked_by === 'identity';
}
