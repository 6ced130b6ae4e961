import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { pageHeaders, pagePolicy } from './page-policy.ts';
import { serveWeb } from './web-pages.ts';

const page = '<html><script>a()</script><script src="/assets/b.js"></script></html>';
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

/** "script-src 'self'" as a name and its sources. */
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map(each => [each.split(' ')[0]!, each.split(' ').slice(1)]));

it('a page loads only what we built, and the inline scripts it came with', () => {
  const policy = pagePolicy(page);
  expect(policy).not.toContain('https:');
  const { 'script-src': scripts, 'connect-src': calls, 'frame-src': frames } = directives(policy);
  expect(scripts).toEqual(["'self'", hashOfA]);
  expect(calls).toEqual(["'self'"]);
  expect(frames).toBeUndefined();
  expect(directives(policy)['default-src']).toEqual(["'none'"]);
});

it('a page lets a checkout in a window of its own answer, and asks the browser for no payments', () => {
  expect(pageHeaders['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(pageHeaders['permissions-policy']).toContain('payment=()');
});

it('what one company alone may show is in a frame without an origin, and no other page may ask that company', async () => {
  const frame = { path: 'secret', html: '<style>b{}</style><script>a()</script>', asks: 'https://company.example' };
  const app = fastify();
  await serveWeb(app, { publicUrl: 'https://wura.example' }, { frames: [frame] });
  const { headers, body } = await app.inject('/secret');
  expect(body).toBe(frame.html);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(directives(String(headers['content-security-policy']))).toMatchObject({
    'default-src': ["'none'"],
    'script-src': [hashOfA],
    'connect-src': [frame.asks],
    'frame-ancestors': ["'self'"],
    // No script of ours reads what it shows.
    sandbox: ['allow-scripts'],
  });
  await app.close();

  const application = directives(pagePolicy(page, { hasFrames: true }));
  expect(application).toMatchObject({
    'frame-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});
