/**
 * What is no amount in any currency, or none that a customer may move. Every one of them must be refused where money
 * moves.
 */
export const badAmounts: readonly unknown[] = [
  ...numbers(),
  ...numbers().map(String),
  ...texts(),
  ...dressed(),
  ...shapes(),
];

function numbers(): number[] {
  const small = [
    0,
    -0,
    -1,
    -0.01,
    -0.001,
    0.001,
    0.005,
    0.009,
    0.0001,
    1e-7,
    5e-324,
    -1e-7,
    0.1 + 0.2,
    1.005,
    1.0000001,
  ];
  const large = [1e12 + 1, 1e13, 1e15, 1e16, 1e20, 1e21, 1e22, 1e100, 1e308, Number.MAX_VALUE, -Number.MAX_VALUE];
  const edges = [
    2 ** 53 - 1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    2 ** 64,
    -(2 ** 31),
    -(2 ** 53),
    -(2 ** 63),
    10 ** 14 + 0.5,
  ];
  return [...small, ...large, ...edges, -5, -100, -1.5, 3.333, 99.999, 1234.567, 0.3333333333333333];
}

function texts(): string[] {
  return [
    ...['', ' ', '\t', '\n', '.', '-', '+', ',', 'e', '0', '00', '0.0', '0.00', '000.000', '-0', '-0.00', '+0'],
    ...[
      '1e3',
      '1E3',
      '1e-3',
      '1e+3',
      '0x10',
      '0b11',
      '0o17',
      '010e1',
      '1n',
      '100n',
      '1_000',
      '1,000',
      '1,000.00',
      '1 000',
    ],
    ...['1.000.000', '1..5', '.5', '-.5', '5-', '1/2', '50%', '1+1', '2*3', '1;2', '1|2', '1\\0', '(5)', '[5]', '{5}'],
    ...[
      'NaN',
      'nan',
      'Infinity',
      '-Infinity',
      'inf',
      '∞',
      'null',
      'undefined',
      'true',
      'false',
      'all',
      'max',
      'Ten',
      'ten',
    ],
    ...['１００', '٣', '٣٫٥', '½', '²', '१००', '一百', '〇', 'Ⅷ', '𝟙𝟘𝟘', '①', '᠐', '໑', '๑๐๐', '۱۲'],
    ...[
      '1.234',
      '0.001',
      '1.0000000',
      '1.500',
      '5.000',
      '9.99999999999999999999',
      `0.${'0'.repeat(29)}1`,
      `1.${'0'.repeat(31)}`,
    ],
    ...[
      '9'.repeat(13),
      '9'.repeat(20),
      '9'.repeat(30),
      '9'.repeat(31),
      '9'.repeat(99),
      '1'.repeat(400),
      `${'9'.repeat(99)}.99`,
    ],
    ...[
      '1000000000000.01',
      '1000000000001',
      '2147483648e0',
      '9223372036854775808',
      '-9223372036854775809',
      '18446744073709551616',
    ],
  ];
}

/** A hundred naira in clothes that some parsers take off. */
function dressed(): string[] {
  const before = [
    '+',
    '-',
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '\u202e',
    '\u0000',
    '₦',
    '$',
    'NGN ',
    "'",
    '"',
    '0x',
    '--',
    '=',
  ];
  const after = [
    ' ',
    '\n',
    '\r\n',
    '\u200b',
    '\u0000',
    '₦',
    ' NGN',
    'k',
    'K',
    'm',
    'd',
    'f',
    'L',
    'n',
    '.',
    ',',
    "'",
    ';--',
  ];
  return [...before.map(mark => `${mark}100`), ...after.filter(mark => mark !== '.').map(mark => `100${mark}`)];
}

function shapes(): unknown[] {
  return [
    ...[
      null,
      true,
      false,
      [],
      [100],
      ['100'],
      [[100]],
      {},
      { $gt: '' },
      { amount: 100 },
      { value: '100', currency: 'NGN' },
    ],
    ...[{ toString: '100' }, { valueOf: 100 }, [null], [1, 2], { 0: '100', length: 1 }, { minor: '100' }],
  ];
}

/** Spellings that are amounts, and exactly which: what is refused above must not be refused too eagerly. In kobo. */
export const goodAmounts: readonly (readonly [spelling: unknown, kobo: bigint])[] = [
  [1, 100n],
  [1.5, 150n],
  [0.01, 1n],
  [0.1, 10n],
  [1e1, 1000n],
  ['1', 100n],
  ['1.5', 150n],
  ['1.50', 150n],
  ['0.01', 1n],
  ['007', 700n],
  ['00.07', 7n],
  [1.1, 110n],
  [2.675 - 0.005, 267n],
];
