import { CallError } from '@wura/browser/call-error';

/**
 * A server of an earlier version knows a call by its older path only, and answers 404 on the newer. Nothing of ours was
 * understood then, so asking again under the other name does nothing twice.
 */
export async function orOlder<Answer>(newer: Promise<Answer>, older: () => Promise<Answer>): Promise<Answer> {
  try {
    return await newer;
  } catch (error) {
    if (!isNotThere(error)) throw error;
    return older();
  }
}

export const isNotThere = (error: unknown) =>
  error instanceof CallError && error.kind === 'refused' && error.status === 404;
