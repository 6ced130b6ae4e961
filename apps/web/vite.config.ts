import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { languageFiles } from './language-files-plugin.ts';
import { headScript } from './head-script-plugin.ts';

// Left to itself the build makes a file of every module that two pages share, and sign-in would ask for fifty of them.
// The static pages take part in `react` and `words` only: what they load is weighed by bundle-budget.ts.
const rooms = fileURLToPath(new URL('../../', import.meta.url));
/** What menus are named with: every feature's views bring some, and all of them are there before the first view is. */
const menuTexts = new Set(
  globSync('{core,capabilities}/*/web/views.tsx', { cwd: rooms }).flatMap(file =>
    [...readFileSync(path.join(rooms, file), 'utf8').matchAll(/from '\.\/([\w-]*messages\.ts)'/g)].map(([, name]) =>
      path.join(rooms, path.dirname(file), name!),
    ),
  ),
);

const groups = [
  { name: 'react', test: /node_modules\/react\//, priority: 4 },
  {
    name: 'words',
    test: /virtual:language-files$|packages\/(?:money|wire\/(?:phrases|faults|languages)|browser\/(?:digits|language|use-language|messages|browser-messages\.ts|phrase-words|phrase-text|money-format|dates))/,
    priority: 3,
  },
  {
    name: 'router',
    test: /node_modules\/(?:react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  // What sign-in and registration are drawn with.
  {
    name: 'parts',
    test: /packages\/(?:ui\/(?:banner|button|checkbox|cloth|cloth-of|field|form-failure|icon-button|link-button|live-regions|mark|motif|password-input|select|skeleton|stepper|text-input|toaster|use-narrow)\.tsx?|browser\/(?:call-error|client|drafts|first-launch|form|form-steps|kept|refusal-text|return-to|session|web-view)\.ts)/,
    priority: 1,
  },
  { name: 'menus', test: (id: string) => menuTexts.has(id), priority: 1 },
  // And the views behind them besides: without what the static pages and the registration would take all of it for.
  {
    name: 'view-parts',
    test: /packages\/(?:ui\/(?!list-panel|money-input|stepper|text-area|wizard|date-fields).*\.tsx$|browser\/(?!query|config))|node_modules\/lucide-react\//,
    minShareCount: 4,
  },
];

export default defineConfig({
  plugins: [headScript(), languageFiles(), tailwindcss(), reactRouter()],
  // Nothing is folded into data: addresses. The small font files would load for every visitor, and the content security
  // policy allows fonts and images from our own origin only.
  build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: {
    proxy: {
      '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}`,
      // Another application, with a builder of its own.
      '/console': { target: `http://127.0.0.1:${process.env.CONSOLE_PORT ?? '3002'}`, ws: true },
    },
  },
});
