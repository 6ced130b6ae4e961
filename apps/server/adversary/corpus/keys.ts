/** Idempotency-Key headers that name nothing: empty, too long, or with characters that cannot be seen. */
export const badKeys: readonly string[] = [
  ...['', ' ', '  ', 'a b', 'a\tb', 'a, b', '\u007f', 'é', 'ключ', '\u0080', 'a\u00a0b', 'a\u00adb', '\u00ff'],
  ...[129, 130, 200, 256, 257, 1_000, 8_000].map(length => 'k'.repeat(length)),
];

/** Keys that are odd and yet visible: each names one payment, and only its own. */
export const oddKeys: readonly string[] = [
  ...[
    'k',
    '0',
    '-',
    '_',
    '"',
    "'",
    '*',
    '/',
    '../',
    '%00',
    '%20',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    '{}',
    '[]',
    '\\',
    '$1',
  ],
  ...[
    "'--",
    '<script>',
    'k'.repeat(128),
    '~'.repeat(128),
    '00000000-0000-0000-0000-000000000000',
    'K',
    'k.',
    'k;',
    'k=',
  ],
];
