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
export function pagePolicy(html: string, { hasFrames = false } = {}): string {
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...hashesOf(html, 'script')].join(' '),
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    // Our own pages alone, and of these only one that says so of itself can be framed.
    ...(hasFrames ? [`frame-src 'self'`] : []),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/**
 * A page in a frame on one of ours: what it shows comes from one company, and it is the only page that may ask them. It has no
 * origin, wherever it is opened: neither our scripts nor our storage are in its reach, nor what it shows in theirs.
 */
export function framePolicy(html: string, asks: string): string {
  return [
    `default-src 'none'`,
    ['script-src', ...hashesOf(html, 'script')].join(' '),
    ['style-src', ...hashesOf(html, 'style')].join(' '),
    `connect-src ${asks}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `sandbox allow-scripts`,
  ].join('; ');
}

/** Of what stands in the page itself. */
function hashesOf(html: string, element: 'script' | 'style'): ReadonlySet<string> {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const texts = [...html.matchAll(inline)].map(match => match[1]!);
  return new Set(texts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}
