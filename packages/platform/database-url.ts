import type { SettingsReader } from './settings.ts';

const example = 'postgres://login:password@host/database';

/**
 * An address of PostgreSQL. What Node and the driver would each read in their own way is refused here, and nothing of the value is
 * repeated, because what was taken for a host may be half of a password.
 */
export function readDatabaseUrl(read: SettingsReader, name: string): string | undefined {
  const given = read.text(name);
  if (given === undefined) return undefined;
  if (!/^postgres(ql)?:\/\//.test(given)) {
    throw new Error(`${name} must be a URL that begins with postgres:// or postgresql://`);
  }
  const url = URL.parse(given);
  const isOneHost = !url?.hostname.includes(',');
  if (!url || !isOneHost || url.hash !== '' || ![url.username, url.password, url.pathname].every(isEncoded)) {
    throw new Error(
      `${name} cannot be read as ${example}: in the login and the password, @ : / ? # % are written %40 %3A %2F %3F %23 %25; it names one host, and a socket is written postgres:///database?host=/folder&user=login&password=…`,
    );
  }
  // PostgreSQL would take the name of the login for it, and each process has a login of its own.
  if (url.pathname.length <= 1) throw new Error(`${name} must name the database, too: ${example}`);
  return given;
}

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
