import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationRoom } from '@wura/database/migrate';

// Every room that has tables, in this order: its tables may refer only to those of rooms before it.
const folders = [
  'packages/database',
  'packages/jobs',
  'core/ledger',
  'core/identity',
  'core/wallets',
  'core/notices',
  'core/operators',
  'core/provider-payments',
  'capabilities/intra-transfers',
  'capabilities/deposits',
  'capabilities/bank-transfers',
  'capabilities/kyc',
  'capabilities/support',
  'capabilities/password-reset',
  'capabilities/receipts',
  'capabilities/reconciliation',
];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A room whose folder was renamed keeps the name under which databases remember its steps. */
const recordedNames: Readonly<Record<string, string>> = {
  'packages/database': 'platform',
  'packages/jobs': 'errands',
  'core/provider-payments': 'corridor',
};

export const migrationRooms: readonly MigrationRoom[] = folders.map(folder => ({
  name: recordedNames[folder] ?? path.basename(folder),
  dir: path.join(root, folder, 'migrations'),
}));
