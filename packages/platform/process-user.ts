import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

export type ProcessUser = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so a root parent lends it the account made for it, or else the powerless one. */
export function lesserUser(): ProcessUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = account('postgres') ?? account('nobody');
  if (user) return user;
  throw new Error('PostgreSQL refuses to run as root, and there is no account named postgres or nobody to lend it');
}

/** The account that owns nothing, for a root parent to lend. */
export function powerlessUser(): ProcessUser | undefined {
  return process.getuid?.() === 0 ? account('nobody') : undefined;
}

function account(name: string): ProcessUser | undefined {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = accounts.find(line => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Whether that user can read the file or enter the folder, every folder above it included. */
export function canReach(target: string, user: ProcessUser | undefined): boolean {
  if (!user) return true;
  for (let at = realpathSync(target); ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const granted = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
    // Read and enter: 0o5. A folder above the target needs entering only.
    const needed = at === realpathSync(target) ? 0o5 : 0o1;
    if ((granted & needed) !== needed) return false;
    if (at === path.dirname(at)) return true;
  }
}
