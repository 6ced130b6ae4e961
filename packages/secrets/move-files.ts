import { nameOf } from './sealed-files.ts';
import type { FileStore } from './file-store.ts';

/**
 * Moves sealed files, one after the other, while the product reads both places: each is there whole, read back and compared,
 * before it is taken away here. May be cut off at any moment and begun again. Answers how many were moved.
 */
export async function moveFiles(from: FileStore, to: FileStore): Promise<number> {
  let moved = 0;
  for await (const page of from.list()) for (const { name } of page) moved += await moveFile(from, to, name);
  return moved;
}

async function moveFile(from: FileStore, to: FileStore, name: string): Promise<0 | 1> {
  // What a process left half-way is nothing that a row names.
  if (name.endsWith('.half')) return 0;
  const sealed = await from.get(nameOf(name));
  await to.put(name, sealed);
  if (!sealed.equals(await to.get(name))) throw new Error(`${name} came back changed; it is still where it was`);
  const isStillWanted = await from.get(name).then(
    () => true,
    () => false,
  );
  // Its customer was erased meanwhile.
  if (!isStillWanted) await to.remove(name);
  await from.remove(name);
  return 1;
}
