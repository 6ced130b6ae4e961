import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig, type Config } from '@wura/platform/config';
import { root } from './root.ts';

type SignIn = { name: string; password: string };

/** Seeds what is missing of the demo and says how to sign in. */
export async function seed(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  if (!existsSync(path.join(root, 'apps/server/seed-demo.ts'))) return '';
  const door = '@wura/app-server/seed-demo';
  const { seedDemo } = (await import(door)) as { seedDemo: (config: Config) => Promise<readonly SignIn[]> };
  const signIns = await seedDemo(readConfig(environment));
  return signIns.map(({ name, password }) => `  ·  ${name} / ${password}`).join('');
}
