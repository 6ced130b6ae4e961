import type { Pool } from '@wura/database';
import { customerVault } from '@wura/identity/server';
import type { Opening, PersonalData } from '@wura/identity/server/personal-data';
import type { StoreSettings } from '@wura/secrets/open-file-store';
import type { Vault } from '@wura/secrets/vault';
import { readLooks } from './looks.ts';
import { tell } from './tell.ts';

export interface ExportNeeds {
  readonly pool: Pool;
  readonly vault: Vault;
  readonly config: StoreSettings;
  readonly now: () => number;
  readonly rooms: readonly PersonalData[];
}

export interface Owner {
  readonly customer: bigint;
  /** The only name of a customer that ever leaves the server. */
  readonly id: string;
}

/** All that is held about a customer as one JSON text, written while it is read: a page of one section at a time. */
export async function* exportData(needs: ExportNeeds, owner: Owner): AsyncGenerator<string> {
  const { pool, now, rooms } = needs;
  const opening = await openFor(needs, owner.customer);
  yield `{"made_at":${JSON.stringify(new Date(now()).toISOString())},"about":${JSON.stringify(owner.id)}`;
  for (const telling of tellingsOf(rooms)) {
    yield `,\n${JSON.stringify(telling.section)}:[`;
    let gathered = '';
    let isFirst = true;
    for await (const row of tell(pool, telling, opening)) {
      gathered += (isFirst ? '\n' : ',\n') + JSON.stringify(row);
      isFirst = false;
      if (gathered.length < 64 * 1024) continue;
      yield gathered;
      gathered = '';
    }
    yield `${gathered}]`;
  }
  const looks = await readLooks(pool, rooms, owner);
  yield `,\n"looks_by_staff":${JSON.stringify(looks)}}\n`;
}

export async function openFor({ pool, vault, config }: ExportNeeds, customer: bigint): Promise<Opening> {
  return { customer, own: await customerVault(pool, vault, customer), house: vault, config };
}

/** What is written apart for the law comes from the same rows, and one section is there for that alone. */
export function tellingsOf(rooms: readonly PersonalData[]) {
  return rooms.flatMap(({ tells = [] }) => tells).filter(({ section }) => section !== 'person');
}
