import { certificateFault } from './certificate-fault.ts';
import { poolerFault } from './pooler-fault.ts';

/** What an operator reads, in one line, when the server took no connection: it did not answer, or did not let this login in. */
export function unreached(error: unknown): Error {
  const { message, code } = error as Error & { code?: string };
  const why = certificateFault(code) ?? poolerFault(message) ?? (message || code || 'no answer');
  return new Error(`the database cannot be reached: ${why}`, { cause: error });
}
