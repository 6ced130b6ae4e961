import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logins } from '@wura/database/logins';
import { migrate, type MigrationRoom } from '@wura/database/migrate';
import { registerRules } from '@wura/policy/server/register-rules';
import { registerKinds } from '@wura/wallets/server/register-kinds';
import { allFeatures, movementKinds } from './all-features.ts';
import { features } from './features.ts';

// Every room below the features that has tables, in this order: its tables may refer only to those of rooms before it.
const folders = [
  'packages/database',
  'packages/jobs',
  'packages/counters',
  'core/ledger',
  'core/identity',
  'core/wallets',
  'core/notices',
  'core/operators',
  'core/provider-payments',
  'core/cases',
  'core/rates',
  'core/policy',
  'core/bills',
  'core/orders',
];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A room whose folder was renamed keeps the name under which databases remember its steps. */
const recordedNames: Readonly<Record<string, string>> = {
  'packages/database': 'platform',
  'packages/jobs': 'errands',
  'core/provider-payments': 'corridor',
};

export const migrationRooms: readonly MigrationRoom[] = [
  ...folders.map(folder => ({
    name: recordedNames[folder] ?? path.basename(folder),
    dir: path.join(root, folder, 'migrations'),
  })),
  ...features.flatMap(({ name, migrations }) => (migrations ? [{ name, dir: fileURLToPath(migrations) }] : [])),
];

export interface ProductDatabase {
  url: string;
  /** Of the processes that will serve on it. */
  logins?: Logins;
  log?: (line: string) => void;
}

/** Brings a database to where this build needs it, from wherever it stands. */
export async function migrateProduct(options: ProductDatabase): Promise<void> {
  await migrate({ ...options, rooms: migrationRooms });
  await registerKinds(options.url, movementKinds);
  await registerRules(options.url, allFeatures.rules);
}
