import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Room = {
  /** From the repository's folder: `core/ledger`. */
  folder: string;
  floor: string;
  packageName: string;
  /** The entry points: what may be imported, and the file it leads to. */
  entryPoints: Readonly<Record<string, string>>;
  complaints: readonly string[];
};

const allowedFields = ['name', 'private', 'type', 'exports'];

const excepted: Readonly<Record<string, readonly string[]>> = {
  // React Router's build looks for `isbot` in the nearest package.json, and without it runs an install of its own.
  'apps/web': ['dependencies'],
  // It is published: what npm shows of it, and how it is made, stands where npm reads it.
  'packages/client': ['version', 'description', 'license', 'engines', 'files', 'scripts'],
};

export function readRooms(root: string, floors: readonly string[]): Room[] {
  return globSync(`{${floors.join(',')}}/*/package.json`, { cwd: root }).map(file => {
    const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;
    const folder = path.posix.dirname(file);
    const allowed = [...allowedFields, ...(excepted[folder] ?? [])];
    const extra = Object.keys(manifest).filter(field => !allowed.includes(field));
    return {
      folder,
      floor: folder.split('/')[0]!,
      packageName: String(manifest['name']),
      entryPoints: (manifest['exports'] ?? {}) as Record<string, string>,
      complaints: extra.map(
        field => `${file}: '${field}' does not belong here: a room's package.json is its entry points only`,
      ),
    };
  });
}

/** The file an entry point leads to, from the repository's folder, or nothing when the room has no such entry point. */
export function resolveEntryPoint(room: Room, specifier: string): string | undefined {
  const wanted = `.${specifier.slice(room.packageName.length)}`;
  const exact = room.entryPoints[wanted];
  if (exact) return path.posix.join(room.folder, exact);
  for (const [name, target] of Object.entries(room.entryPoints)) {
    const [before, after] = name.split('*');
    if (after === undefined || !wanted.startsWith(before!) || !wanted.endsWith(after)) continue;
    const star = wanted.slice(before!.length, wanted.length - after.length);
    if (star) return path.posix.join(room.folder, target.replace('*', star));
  }
  return undefined;
}

/** The file that an import leads to, from the repository's folder, or nothing where it is not one of ours. */
export function resolveImport(rooms: readonly Room[], from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const room = rooms.find(({ packageName }) => `${specifier}/`.startsWith(`${packageName}/`));
  return room && resolveEntryPoint(room, specifier);
}
