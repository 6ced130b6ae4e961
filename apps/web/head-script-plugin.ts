import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('app/head/head-script.ts', import.meta.url));
const name = 'virtual:head-script';

/** Gives the page the text of its first script, so that what stands in <head> is checked like any other code. */
export function headScript(): Plugin {
  return {
    name,
    resolveId: id => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { output } = (await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          minify: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput;
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}
