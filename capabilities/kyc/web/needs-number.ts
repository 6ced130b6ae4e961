import { useLimits } from '@wura/policy/web/limits';

/** Whether the rules let no money move before a BVN or a NIN is checked. */
export const isNumberNeeded = ({ blocked_by: by }: NonNullable<ReturnType<typeof useLimits>>): boolean =>
  by === 'identity';

/** Unknown is not yet so. */
export function useNeedsNumber(): boolean {
  const limits = useLimits();
  return limits !== undefined && isNumberNeeded(limits);
}
