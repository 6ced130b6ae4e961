import { readConfig } from '@wura/app-server/config';

export interface Demo {
  /** How to sign in, for the ready line. */
  readonly said: string;
  /** The customer to whom something has happened already. */
  readonly ada: { readonly name: string; readonly password: string } | undefined;
}

export const noDemo: Demo = { said: '', ada: undefined };

/** Seeds what is missing of the demo and says how to sign in. */
export async function seed(environment: Readonly<Record<string, string | undefined>>): Promise<Demo> {
  // Loaded only here: a start without the demo should not wait for it.
  const { seedDemo } = await import('@wura/app-server/seed-demo');
  const signIns = await seedDemo(readConfig(environment));
  const said = signIns.map(({ name, password }) => `  ·  ${name} / ${password}`).join('');
  return { said, ada: signIns[0] };
}
