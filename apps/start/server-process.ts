import { fileURLToPath } from 'node:url';
import { startProcess, type OwnProcess } from './own-process.ts';

/** The web server. */
export function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<OwnProcess> {
  return startProcess({
    part: 'the server',
    program: fileURLToPath(import.meta.resolve('@wura/app-server/main')),
    environment,
    // It finishes what it began for up to 10 s by itself.
    stopMsMax: 11_000,
    silentMsMax: 15_000,
  });
}
