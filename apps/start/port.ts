import type { Config } from '@wura/platform/config';
import { listenOnce } from '@wura/platform/free-port';

/** Refuses in one line when the port cannot be listened on; said before anything slow has begun. */
export async function requireFreePorts({ host, port, sandbox }: Config): Promise<void> {
  await requireFreePort({ host, port, variable: 'PORT' });
  if (sandbox && !sandbox.isElsewhere) {
    await requireFreePort({ host: '127.0.0.1', port: sandbox.port, variable: 'SANDBOX_PORT' });
    await requireFreePort({ host: '127.0.0.1', port: sandbox.mailPort, variable: 'SANDBOX_MAIL_PORT' });
  }
}

async function requireFreePort({ host, port, variable }: { host: string; port: number; variable: string }) {
  try {
    await listenOnce({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why: Record<string, string> = {
      EADDRINUSE: `port ${port} on ${host} is taken: stop what uses it, or set ${variable}`,
      EACCES: `port ${port} needs more rights than this user has: set ${variable} to 1024 or above`,
      EADDRNOTAVAIL: `HOST ${host} is not an address of this machine`,
      ENOTFOUND: `HOST ${host} is not a name this machine knows`,
    };
    throw new Error(why[code ?? ''] ?? `cannot listen on ${host}:${port}: ${String(error)}`, { cause: error });
  }
}
