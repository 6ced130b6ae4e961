import type { Config } from '@react-router/dev/config';

// The pages a stranger meets first are built ahead; everything behind sign-in is drawn in the browser.
const prerendered = ['/', '/login', '/register', '/about-us', '/features', '/terms', '/privacy', '/contact-us'];

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter(path => prerendered.includes(path)),
} satisfies Config;
