import type { Config } from '@react-router/dev/config';
import { featureKeys } from '@wura/public-pages/feature-keys';
import { drawPictures } from './draw-pictures.ts';
import { writeServiceWorker } from './write-service-worker.ts';

// The pages a stranger meets first are built ahead, in each language; everything behind sign-in is drawn in the browser.
const pages = [
  '/',
  '/login',
  '/login/google',
  '/register',
  '/forgot-password',
  '/lock',
  '/undo-change',
  '/verify',
  '/about-us',
  '/features',
  ...featureKeys.map(key => `/features/${key}`),
  '/fees',
  '/status',
  '/terms',
  '/privacy',
  '/contact-us',
  '/offline',
];

export default {
  ssr: false,
  prerender: pages.flatMap(page => [page, ...['/fr', '/es'].map(language => (language + page).replace(/\/$/, ''))]),
  buildEnd: async ({ viteConfig }) => {
    const folder = viteConfig.environments['client']!.build.outDir;
    await drawPictures(folder);
    await writeServiceWorker(folder, pages);
  },
} satisfies Config;
