import { createHash } from 'node:crypto';

type Mode = 'sandbox' | 'live';

/** Where the card provider's own checkout lives, which cannot be pointed anywhere else. Only real cards need it. */
const checkout = {
  frames: 'https://js.paystack.co https://checkout.paystack.com',
  calls: 'https://api.paystack.co https://checkout.paystack.com',
  payers: '"https://js.paystack.co" "https://checkout.paystack.com"',
};

/** What every page of the client says about itself besides its content. */
export function pageHeaders(mode: Mode): Readonly<Record<string, string>> {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A checkout in a window of its own may answer the page that opened it; no other page holds a handle on our windows.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `geolocation=(), microphone=(), payment=(${mode === 'live' ? `self ${checkout.payers}` : ''}), usb=()`,
  };
}

/**
 * Nothing loads that we did not build, and no script runs inline but those whose hash was taken from the page itself.
 * Style attributes are let through because prerendered markup has them; a style can show nothing that is not there.
 * Where real cards are charged, the provider's checkout is let in as well.
 */
export function pagePolicy(html: string, mode: Mode): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(match => match[1]!);
  const hashes = new Set(inline.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`));
  const isLive = mode === 'live';
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...hashes, ...(isLive ? [checkout.frames] : [])].join(' '),
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${isLive ? ` ${checkout.calls}` : ''}`,
    ...(isLive ? [`frame-src ${checkout.frames}`] : []),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
