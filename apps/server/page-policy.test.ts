import { expect, it } from 'vitest';
import { pageHeaders, pagePolicy } from './page-policy.ts';

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
