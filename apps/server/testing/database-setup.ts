import { setUpDatabases } from '@wura/testkit/global-setup';
import type { TestProject } from 'vitest/node';
import { migrateProduct, migrationRooms } from '../migrations.ts';

/** Before all database tests: a PostgreSQL, and in it the product's database, of which every test file gets a copy. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('migrationRooms', migrationRooms);
  return setUpDatabases(project, migrateProduct);
}
