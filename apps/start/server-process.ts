import { nodeFlags } from '@wura/app-server/node-flags';
import { fileURLToPath } from 'node:url';
import { startProcess, type OwnProcess } from './own-process.ts';

/** A web server: the only one, or one of so many behind the port. */
export function startServer(
  environment: Readonly<Record<string, string | undefined>>,
  { part = 'the server', processes = 1 } = {},
): Promise<OwnProcess> {
  return startProcess({
    part,
    program: fileURLToPath(import.meta.resolve('@wura/app-server/main')),
    flags: nodeFlags(processes),
    environment,
    // It finishes what it began for up to 10 s by itself.
    stopMsMax: 11_000,
    silentMsMax: 15_000,
  });
}
