import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { viewPaths } from './shell/view-paths.ts';

// The gallery shows every component in every state. It is for people who build the product, not for customers:
// production builds do not contain it.
const gallery = process.env.NODE_ENV === 'development' ? [route('gallery', './gallery.tsx')] : [];

export default [
  layout('./pages/public-frame.tsx', [
    index('./pages/landing.tsx'),
    route('about-us', './pages/about-us.tsx'),
    route('contact-us', './pages/contact-us.tsx'),
    route('features', './pages/features.tsx'),
    route('terms', './pages/terms.tsx'),
    route('privacy', './pages/privacy.tsx'),
  ]),
  layout('./pages/auth-frame.tsx', [
    route('login', './pages/login.tsx'),
    route('register', './pages/register.tsx'),
    route('forgot-password', './pages/forgot-password.tsx'),
  ]),
  layout('./shell/shell.tsx', [
    route('wallet', './shell/wallet.tsx'),
    ...viewPaths.map(path => route(path, './shell/view-path.tsx', { id: `view-${path}` })),
  ]),
  // Not a page: the script of the still ones. The build gives an address to routes, and to nothing else of ours.
  layout('./wake.ts', { id: 'wake' }, []),
  ...gallery,
  route('*', './pages/anywhere-else.tsx'),
] satisfies RouteConfig;
