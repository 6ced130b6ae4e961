import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const entry = fileURLToPath(new URL('app/head/head-script.ts', import.meta.url));
const name = 'virtual:head-script';

/** Gives the page the text of its first script, so that what stands in <head> is checked like any other code. */
export function headScript(): Plugin {
  return {
    name,
    resolveId: id => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export default ${JSON.stringify(await bundleScript(entry))}`;
    },
  };
}
