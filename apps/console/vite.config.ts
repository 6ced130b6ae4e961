import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { bundleScript } from '@wura/app-web/bundle-script';
import { defineConfig, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('app/head-script.ts', import.meta.url));

/** The theme is chosen before anything is drawn. The server allows the script by its hash, as it does the customers'. */
function headScript(): Plugin {
  return {
    name: 'head-script',
    async transformIndexHtml() {
      return [{ tag: 'script', children: await bundleScript(entry), injectTo: 'head-prepend' }];
    },
  };
}

export default defineConfig({
  base: '/console/',
  plugins: [headScript(), tailwindcss()],
  // As for the customers' application: nothing is folded into data: addresses, which the policy of the pages refuses.
  build: { assetsInlineLimit: 0, outDir: 'build', emptyOutDir: true },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
});
