import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test('a rule is read sentence by sentence, with its values left open', () => {
  const source = [
    "// 'Never said' stands in a comment.",
    "const names = ['United States', 'Kenya'];",
    'if (a) return `The address must be at most ${max} characters`;',
    "return 'Wrong PIN.';",
  ].join('\n');
  expect(sentencesIn('core/identity/rules.ts', source)).toEqual([
    'The address must be at most {} characters',
    'Wrong PIN.',
  ]);
});

test('a contract is read without what it tells programmers', () => {
  const source =
    "refusals: { off: { status: 503, message: 'It is off.' } },\n summary: 'Read the rates, as they are', error: 'Please check this'";
  expect(sentencesIn('capabilities/prices/contract.ts', source)).toEqual(['It is off.', 'Please check this']);
});

test('on the server, what a refusal says is read, and what a program throws at itself is not', () => {
  const source = [
    "const message = 'Please wait a moment.';",
    "throw refuse(refusals.taken, { errors: { email: 'This email is taken' } });",
    "throw new Error('The books are shut');",
    "log.info('The books are open');",
  ].join('\n');
  expect(sentencesIn('core/identity/server/sign-in.ts', source)).toEqual([
    'Please wait a moment.',
    'This email is taken',
  ]);
});
