import { index, route, type RouteConfig } from '@react-router/dev/routes';

// The gallery shows every component in every state. It is for people who build the product, not for customers:
// production builds do not contain it.
const gallery = process.env.NODE_ENV === 'development' ? [route('gallery', './gallery.tsx')] : [];

export default [index('./home.tsx'), ...gallery] satisfies RouteConfig;
