import { describe, expect, it } from 'vitest';
import { pageHeaders, pagePolicy } from './page-policy.ts';

const page = '<html><script>a()</script><script src="/assets/b.js"></script></html>';
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

/** "script-src 'self'" as a name and its sources. */
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map(each => [each.split(' ')[0]!, each.split(' ').slice(1)]));

describe('what a page may load', () => {
  it('is only what we built, and the inline scripts it came with, while cards are simulated', () => {
    const policy = pagePolicy(page, 'sandbox');
    expect(policy).not.toContain('https:');
    const { 'script-src': scripts, 'connect-src': calls, 'frame-src': frames } = directives(policy);
    expect(scripts).toEqual(["'self'", hashOfA]);
    expect(calls).toEqual(["'self'"]);
    expect(frames).toBeUndefined();
    expect(directives(policy)['default-src']).toEqual(["'none'"]);
  });

  it('is also the checkout of the card provider, and nothing else, where real cards are charged', () => {
    const policy = directives(pagePolicy(page, 'live'));
    const hosts = ['https://js.paystack.co', 'https://checkout.paystack.com'];
    expect(policy['script-src']).toEqual(["'self'", hashOfA, ...hosts]);
    expect(policy['frame-src']).toEqual(hosts);
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.paystack.co', 'https://checkout.paystack.com']);
    for (const name of ['default-src', 'style-src', 'img-src', 'font-src', 'form-action', 'frame-ancestors']) {
      expect(policy[name]?.join(' '), name).not.toContain('https:');
    }
  });
});

describe('what a page says of itself', () => {
  it('lets a checkout in a window of its own answer, in both modes', () => {
    for (const mode of ['sandbox', 'live'] as const) {
      expect(pageHeaders(mode)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
  });

  it('asks the browser for payments only where real cards are charged', () => {
    expect(pageHeaders('sandbox')['permissions-policy']).toContain('payment=()');
    expect(pageHeaders('live')['permissions-policy']).toContain(
      'payment=(self "https://js.paystack.co" "https://checkout.paystack.com")',
    );
  });
});
