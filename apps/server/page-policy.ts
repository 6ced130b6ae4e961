import { createHash } from 'node:crypto';

/** What every page of the client says about itself besides its content. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A checkout in a window of its own may answer the page that opened it; no other page holds a handle on our windows.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=()',
};

/** What staff look at is told to no search engine and no other site, and no page of another shares a window with it. */
export const consolePageHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Nothing loads that we did not build, in live mode as in the sandbox, and no script runs inline but those whose hash was
 * taken from the page itself: the token of a session lies within the reach of every script. Style attributes are let
 * through because prerendered markup has them; a style can show nothing that is not there.
 */
export function pagePolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(match => match[1]!);
  const hashes = new Set(inline.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`));
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...hashes].join(' '),
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
