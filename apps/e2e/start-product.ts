import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Ready {
  url: string;
  sandboxUrl: string;
  demo: { name: string; password: string };
}

/** Starts the product once for the whole run, and tells the workers by the environment where it is. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = fork(fileURLToPath(new URL('product.ts', import.meta.url)), { stdio: 'inherit' });
  const exited = new Promise<void>(resolve => product.once('exit', () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    product.once('message', message => resolve(message as Ready));
    void exited.then(() => reject(new Error('the product did not start; its own words are above')));
  });
  process.env['WURA_URL'] = ready.url;
  process.env['WURA_SANDBOX_URL'] = ready.sandboxUrl;
  process.env['WURA_DEMO_PASSWORD'] = ready.demo.password;
  return async () => {
    product.disconnect();
    await exited;
  };
}
