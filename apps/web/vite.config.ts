import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { languageFiles } from './language-files-plugin.ts';
import { headScript } from './head-script-plugin.ts';
import { firstFiles } from './first-files.ts';

// Left to itself the build makes a file of every module that two pages share, and sign-in would ask for fifty of them.
// The static pages take part in `react` and `words` only: what they load is weighed by bundle-budget.ts.
const first = firstFiles();

const texts =
  /virtual:language-files$|packages\/(?:money|wire\/(?:phrases|faults|languages)|browser\/(?:digits|language|use-language|messages|browser-messages\.ts|phrase-words|phrase-text|money-format|dates))/;

const sharedByForms =
  /packages\/(?:ui\/(?:banner|button|checkbox|cloth|cloth-of|field|form-failure|icon-button|link-button|live-regions|mark|motif|password-input|select|skeleton|stepper|text-input|toaster|use-narrow)\.tsx?|browser\/(?:call-error|client|drafts|first-launch|form|form-steps|kept|refusal-text|return-to|session|web-view)\.ts)/;

const ofViews =
  /(?:packages\/(?:ui|browser)|core\/(?:wallets|bills|policy|rates|features|provider-payments))\/|node_modules\/lucide-react\//;

const groups = [
  { name: 'react', test: /node_modules\/react\//, priority: 5 },
  {
    name: 'words',
    test: (id: string) => texts.test(id) || first.isStill(id),
    priority: 4,
  },
  {
    name: 'router',
    test: /node_modules\/(?:react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 3,
  },
  // What sign-in and registration are drawn with, and the wallet too.
  {
    name: 'parts',
    test: (id: string) => sharedByForms.test(id) || first.isPart(id),
    priority: 2,
  },
  // Pages that are drawn in the browser ask for this without the rest of what the wallet begins with.
  { name: 'forms', test: first.isOfForms, minShareCount: 3, priority: 1 },
  { name: 'shared', test: first.isShared, priority: 1 },
  { name: 'home', test: first.isHome, priority: 1 },
  { name: 'beside', test: first.isBeside, minShareCount: 3, priority: 1 },
  // What many views behind the first one are drawn with.
  {
    name: 'view-parts',
    test: (id: string) => ofViews.test(id) && first.isLater(id),
    minShareCount: 5,
  },
];

/**
 * Of what sign-in and the wallet begin with, nearly all runs at once. A browser that is told so makes it ready beside the
 * page, and not function by function when the first screen is drawn.
 */
const runsAtOnce = ['react', 'words', 'router', 'parts', 'shared', 'home'];
const postBanner = ({ name }: { name: string }) => (runsAtOnce.includes(name) ? '//# allFunctionsCalledOnLoad' : '');

export default defineConfig({
  plugins: [first, headScript(), languageFiles(), tailwindcss(), reactRouter()],
  // Nothing is folded into data: addresses. The small font files would load for every visitor, and the content security
  // policy allows fonts and images from our own origin only.
  build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups }, postBanner } } },
  server: {
    proxy: {
      '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}`,
      // Another application, with a builder of its own.
      '/console': { target: `http://127.0.0.1:${process.env.CONSOLE_PORT ?? '3002'}`, ws: true },
    },
  },
});
