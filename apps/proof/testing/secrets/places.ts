import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from '@wura/database';

/** Where something could have been left behind. */
export interface Place {
  readonly name: string;
  readonly kind: 'table' | 'file' | 'log' | 'memory';
  readonly bytes: Buffer;
}

/** Every row of every table, whichever room it belongs to. */
export async function tablesOf(owner: Pool): Promise<Place[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const places: Place[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    places.push({ name, kind: 'table', bytes: Buffer.from(rows.map(({ row }) => row).join('\n')) });
  }
  return places;
}

export function filesOf(dataDir: string, logFile: string): Place[] {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(file => file.isFile());
  return files.map(file => {
    const at = path.join(file.parentPath, file.name);
    return { name: path.relative(dataDir, at), kind: at === logFile ? 'log' : 'file', bytes: readFileSync(at) };
  });
}

/** What may stand nowhere. */
export interface Needle {
  readonly what: 'PAN' | 'CVV' | 'PIN' | 'TOTP secret' | 'password' | 'private key';
  readonly spellings: readonly Buffer[];
  /** A few digits, which stand in many a number: found only where they stand by themselves, as a text. */
  readonly isShort?: true;
}

export const text = (what: Needle['what'], ...spellings: string[]): Needle => ({
  what,
  spellings: spellings.map(spelling => Buffer.from(spelling)),
});

export const short = (what: Needle['what'], digits: string): Needle => ({ ...text(what, digits), isShort: true });

/** A secret of bytes, as itself and as it is usually written. */
export const secret = (what: Needle['what'], key: Uint8Array): Needle => {
  const bytes = Buffer.from(key);
  const written = (['hex', 'base64', 'base64url'] as const).map(how => Buffer.from(bytes.toString(how)));
  return { what, spellings: [bytes, ...written] };
};

export function isIn(place: Place, { what, spellings, isShort }: Needle): boolean {
  const { kind, bytes } = place;
  if (!isShort) return spellings.some(spelling => bytes.includes(spelling));
  // In a row, a line of the log and a heap snapshot alike texts stand in quotes, or in quotes within a text.
  const digits = String(spellings[0]);
  // Every number of three digits is some text in a memory, so there it is looked for by its name.
  if (kind === 'memory' && what === 'CVV') {
    return bytes.includes(`cvv\\":\\"${digits}`) || valuesNamed(bytes, 'cvv').has(digits);
  }
  if (bytes.includes(`"${digits}"`) || bytes.includes(`\\"${digits}\\"`)) return true;
  if (kind === 'memory') return false;
  return new RegExp(`(?<![\\w.,:/+-])${digits}(?![\\w.,:/+-])`).test(bytes.toString('latin1'));
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly edge_fields: string[]; readonly edge_types: string[][] };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** What stands under a name in any object that lives. */
export function valuesNamed(heap: Buffer, name: string): ReadonlySet<string> {
  const { snapshot, nodes, edges, strings } = JSON.parse(heap.toString()) as Snapshot;
  const { node_fields: nodeFields, edge_fields: edgeFields, edge_types: types } = snapshot.meta;
  const property = types[0]!.indexOf('property');
  const nameAt = nodeFields.indexOf('name');
  const values = new Set<string>();
  for (let at = 0; at < edges.length; at += edgeFields.length) {
    if (edges[at] !== property || strings[edges[at + 1]!] !== name) continue;
    values.add(strings[nodes[edges[at + 2]! + nameAt]!]!);
  }
  return values;
}

export function findAll(places: readonly Place[], needles: readonly Needle[]): string[] {
  return places.flatMap(place =>
    needles.filter(needle => isIn(place, needle)).map(({ what }) => `${what} in ${place.kind} ${place.name}`),
  );
}
