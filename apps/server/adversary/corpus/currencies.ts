const codes = ['NGN', 'USD', 'USDT'];
/** Letters of other alphabets that look like ours. */
const twins: Record<string, string> = { N: 'Ν', G: 'Ԍ', U: 'Ս', S: 'Ѕ', D: 'Ⅾ', T: 'Т' };

/** Codes, types and choices that are almost one of ours, or are something to the language instead of to us. */
export const badChoices: readonly unknown[] = [
  ...codes.flatMap(code => [
    code.toLowerCase(),
    ` ${code}`,
    `${code} `,
    `${code}\0`,
    `${code}\n`,
    code.replace(/./, letter => twins[letter]!),
    `${code}${code}`,
    [code],
    { code },
  ]),
  ...['N G N', 'NG', 'NGNN', 'NGＮ', '₦', '$', '566', 566, '', ' ', 'XXX', 'XTS', 'BTC', 'TRON', 'TRC-20', 'ERC20'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'prototype',
    '__defineGetter__',
    'isPrototypeOf',
  ],
  ...[
    'mtn ',
    'MTN\0',
    'DSTV',
    'prepaid',
    'send,receive',
    'asc;desc',
    'ASC',
    'date,amount',
    'EN',
    'fr-FR',
    'x'.repeat(5_000),
  ],
  ...[0, 1, -1, true, false, null, [], {}, [[]], [null], ['asc', 'desc']],
];
