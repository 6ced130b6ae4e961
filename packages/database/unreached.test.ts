import { expect, it } from 'vitest';
import { unreached } from './unreached.ts';

it.each([
  [
    'no pg_hba.conf entry for host "10.0.0.5", user "wura", database "wura", no encryption',
    'if it lets this login in by TLS, add sslmode=verify-full',
  ],
  ['The server does not support SSL connections', 'leave sslmode out of DATABASE_URL where no network lies between'],
])('an operator whose database wants another kind of connection (%s) is told what to do', (message, remedy) => {
  expect(unreached(new Error(message)).message).toContain(remedy);
});

it('what is no fault of the address is left to its own words', () => {
  const answer = unreached(new Error('password authentication failed for user "wura"'));
  expect(answer.message).toBe('the database cannot be reached: password authentication failed for user "wura"');
});
