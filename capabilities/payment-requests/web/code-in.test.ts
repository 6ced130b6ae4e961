import { describe, expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

describe('the code of a request', () => {
  it.each([
    ['https://wura.example.ng/pay/0123456789abcdef', '0123456789abcdef'],
    ['https://wura.example.ng/pay/0123456789ABCDEF?x=1', '0123456789abcdef'],
    [' 0123456789abcdef ', '0123456789abcdef'],
  ])('is found in %j', (text, code) => expect(codeIn(text)).toBe(code));

  it.each(['', 'https://wura.example.ng/verify/0123456789abcdef', '0123456789abcdefg', 'hello', '/pay/0123'])(
    'is not found in %j',
    text => expect(codeIn(text)).toBeUndefined(),
  );
});
