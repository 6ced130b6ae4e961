import { certificateFault } from './certificate-fault.ts';
import { poolerFault } from './pooler-fault.ts';

/** What an operator reads, in one line, when the server took no connection: it did not answer, or did not let this login in. */
export function unreached(error: unknown): Error {
  const { message, code } = error as Error & { code?: string };
  const why =
    certificateFault(code) ?? poolerFault(message) ?? encryptionFault(message) ?? (message || code || 'no answer');
  return new Error(`the database cannot be reached: ${why}`, { cause: error });
}

/** What an operator does about a server that lets in whom it does, but not in the open, and about one that knows nothing else. */
function encryptionFault(message: string): string | undefined {
  if (/no pg_hba\.conf entry .*no encryption/.test(message)) {
    return `${message}: if it lets this login in by TLS, add sslmode=verify-full to DATABASE_URL, or sslrootcert=/path/to/ca.pem where the authority is your own`;
  }
  if (/does not support SSL/.test(message)) {
    return 'it does not speak TLS: switch `ssl` on there, or leave sslmode out of DATABASE_URL where no network lies between';
  }
  return undefined;
}
