import { fileURLToPath } from 'node:url';
import { startProcess, type OwnProcess } from './own-process.ts';

/** The background worker: it asks providers again, sends mail, and ends what the web server could not. */
export function startWorker(environment: Readonly<Record<string, string | undefined>>): Promise<OwnProcess> {
  return startProcess({
    part: 'the worker',
    program: fileURLToPath(import.meta.resolve('@wura/app-server/worker')),
    environment,
    // A job under way asks a provider for up to 10 s.
    stopMsMax: 11_000,
    silentMsMax: 15_000,
  });
}
