import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationRoom } from '@wura/platform/migrate';

// Every room that has tables, in this order: its tables may refer only to those of rooms before it.
const folders = [
  'packages/platform',
  'packages/errands',
  'core/ledger',
  'core/identity',
  'core/wallets',
  'core/notices',
  'core/operators',
  'core/corridor',
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

export const migrationRooms: readonly MigrationRoom[] = folders.map(folder => ({
  name: path.basename(folder),
  dir: path.join(root, folder, 'migrations'),
}));
