import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pageLanguages } from '@wura/wire/languages';
import { viewPaths } from '@wura/wire/view-paths';
import { featureKeys } from '@wura/public-pages/feature-keys';

// The gallery shows every component in every state. It is for people who build the product, not for customers:
// production builds do not contain it.
const gallery = process.env.NODE_ENV === 'development' ? [route('gallery', './gallery.tsx')] : [];

/** A public page, at an address of its own in each language. */
function publicPage(path: string, file = path) {
  const module = `./pages/${file}.tsx`;
  const name = (path || file).replaceAll('/', '-');
  return [
    path === '' ? index(module) : route(path, module, { id: `pages/${name}` }),
    ...pageLanguages.slice(1).map(language => route([language, path].join('/'), module, { id: `${language}/${name}` })),
  ];
}

export default [
  layout('./pages/public-frame.tsx', [
    ...publicPage('', 'landing'),
    ...publicPage('about-us'),
    ...publicPage('contact-us'),
    ...publicPage('features'),
    // Read at /features?transfers, and built in a folder of that name: the server knows.
    ...featureKeys.flatMap(key => publicPage(`features/${key}`, 'features')),
    ...publicPage('fees'),
    ...publicPage('status'),
    ...publicPage('proof'),
    ...publicPage('terms'),
    ...publicPage('privacy'),
  ]),
  ...publicPage('offline'),
  layout('./pages/auth-frame.tsx', [
    // Built in each language, and read at one address: the server chooses. So they are the same routes.
    route(':language?/login', './pages/login.tsx'),
    route(':language?/login/google', './pages/google.tsx'),
    route(':language?/register', './pages/register.tsx'),
    route(':language?/forgot-password', './pages/forgot-password.tsx'),
    route(':language?/lock', './pages/lock.tsx'),
    route(':language?/undo-change', './pages/undo-change.tsx'),
    // With a code it is drawn in the browser.
    route(':language?/verify/:code?', './pages/verify.tsx'),
    // What a customer asks for is between them and the payer who was given the link: drawn in the browser.
    route('pay/:code', './pages/pay.tsx'),
    route('track/:code', './pages/track.tsx'),
  ]),
  layout('./shell/shell.tsx', [
    route('wallet', './shell/wallet.tsx'),
    ...viewPaths.map(path => route(path, './shell/view-path.tsx', { id: `view-${path}` })),
  ]),
  // Not a page: the script of the still ones. The build gives an address to routes, and to nothing else of ours.
  layout('./islands.ts', { id: 'islands' }, []),
  ...gallery,
  route('*', './pages/anywhere-else.tsx'),
] satisfies RouteConfig;
