import { readConfig } from '@wura/app-server/config';

/** Seeds what is missing of the demo and says how to sign in. */
export async function seed(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  // Loaded only here: a start without the demo should not wait for it.
  const { seedDemo } = await import('@wura/app-server/seed-demo');
  const signIns = await seedDemo(readConfig(environment));
  return signIns.map(({ name, password }) => `  ·  ${name} / ${password}`).join('');
}
