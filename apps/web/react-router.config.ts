import type { Config } from '@react-router/dev/config';
import { languages, pageLanguages } from '@wura/wire/languages';
import { viewPaths } from '@wura/wire/view-paths';
import { featureKeys } from '@wura/public-pages/feature-keys';
import { drawPictures } from './draw-pictures.ts';
import { nameShellFiles } from './name-shell-files.ts';
import { writeServiceWorker } from './write-service-worker.ts';

// The pages a stranger meets first are built ahead, in each language; everything behind sign-in is drawn in the browser.
const wayIn = ['/login', '/login/google', '/register', '/forgot-password', '/lock', '/undo-change', '/verify'];
const publicPages = [
  '/',
  '/about-us',
  '/features',
  ...featureKeys.map(key => `/features/${key}`),
  '/fees',
  '/status',
  '/proof',
  '/terms',
  '/privacy',
  '/contact-us',
  '/offline',
];
const pages = [...publicPages, ...wayIn];
const shellPages = ['/wallet', ...viewPaths.map(path => `/${path}`)];
const inEach = (of: readonly string[], spoken: readonly string[]) =>
  of.flatMap(page => spoken.map(each => (each === 'en' ? page : `/${each}${page}`.replace(/\/$/, ''))));

export default {
  ssr: false,
  splitRouteModules: false,
  prerender: [...inEach(publicPages, pageLanguages), ...inEach(wayIn, languages)],
  buildEnd: async ({ viteConfig }) => {
    const folder = viteConfig.environments['client']!.build.outDir;
    await drawPictures(folder);
    await nameShellFiles(folder);
    await writeServiceWorker(folder, { publicPages: pages, shellPages });
  },
} satisfies Config;
