import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';

export interface SquadSettings {
  readonly secretKey: string;
  readonly baseUrl: string;
  /** Where the calls about cable begin: the page that describes them is an old one. */
  readonly cablePath: string;
}

/** The sandbox has a key of its own, which is no secret: it and the product may be started apart and must agree. */
export function readSettings(read: SettingsReader, { sandbox }: Surroundings): SquadSettings | undefined {
  const baseUrl = read.baseUrl('SQUAD_BASE_URL');
  const cablePath = readPath(read, 'SQUAD_CABLE_PATH') ?? '/v1/service/cable';
  const secretKey = read.text('SQUAD_SECRET_KEY') ?? (sandbox && 'sandbox_sk_sandbox');
  if (!secretKey) return undefined;
  // They refuse a key at the address of the other kind.
  const theirs = secretKey.startsWith('sandbox_') ? 'https://sandbox-api-d.squadco.com' : 'https://api-d.squadco.com';
  return { secretKey, cablePath, baseUrl: baseUrl ?? (sandbox ? `${sandbox.url}/squad` : theirs) };
}

function readPath(read: SettingsReader, name: string): string | undefined {
  const given = read.text(name)?.replace(/\/+$/, '');
  if (given === undefined || /^(\/[\w.-]+)+$/.test(given)) return given;
  throw new Error(`${name} must be a path such as /v1/service/cable, not "${given}"`);
}
