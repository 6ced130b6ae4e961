/** Text that breaks programs which believed text to be simple. */
export const naughtyStrings: readonly string[] = [
  ...invisibleOnes(),
  ...alphabets(),
  ...wordsOfLanguages(),
  ...shapesOfText(),
  ...longOnes(),
  ...emoji(),
  ...markup(),
];

function invisibleOnes(): string[] {
  const control = Array.from({ length: 33 }, (_, code) => String.fromCodePoint(code));
  const c1 = Array.from({ length: 33 }, (_, code) => String.fromCodePoint(0x7f + code));
  const format = [
    0xad, 0x600, 0x61c, 0x70f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b,
  ];
  const more = [
    0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0x3164, 0xfeff, 0xfff9, 0xfffb,
  ];
  const odd = [
    0xfffd, 0xfffe, 0xffff, 0x1d173, 0xe0001, 0xe0020, 0xe007f, 0xf0000, 0x10fffd, 0x10ffff, 0xa0, 0x1680, 0x2000,
    0x2007, 0x202f, 0x205f, 0x3000, 0x2800,
  ];
  const marks = [...format, ...more, ...odd].map(code => String.fromCodePoint(code));
  // Alone, and inside a text that is otherwise long enough for any rule.
  return [...control, ...c1, ...marks].flatMap(mark => [mark, `12 Long${mark}Street, Lagos`]);
}

function alphabets(): string[] {
  const plain = 'Adeola Odeku Street';
  const shift = (from: number) =>
    [...plain]
      .map(letter =>
        /[A-Za-z]/.test(letter) ? String.fromCodePoint(from + (letter.toLowerCase().charCodeAt(0) - 97)) : letter,
      )
      .join('');
  return [
    ...[0x1d400, 0x1d434, 0x1d4d0, 0x1d538, 0x1d5a0, 0x1d670, 0x24d0, 0x249c, 0xff41, 0x1f130, 0x1f170, 0x1f1e6].map(
      shift,
    ),
    ...[
      'Аdа Оkаfоr',
      'Αda Οkafor',
      'ᴀᴅᴀ ᴏᴋᴀꜰᴏʀ',
      'ɐpɐ ɹoɟɐʞo',
      'Ada\u0301 Oka\u0301for',
      'A\u030ada',
      'Åda',
      'Ångström',
      'ﬁne ﬂow',
      'ĳs',
      'ǅ',
      'ß',
      'ẞ',
      'İstanbul',
      'ıstanbul',
      'ſtreet',
      'K',
      'Å',
    ],
    ...[
      'Ẹ̀kọ́ Àgbà',
      'Ìyá Ọlọ́jà',
      'Ṣadé Ọṣun',
      'Ńnéka Ụ́zọ̀',
      'Ɓala Ɗanladi',
      'Ƙano Ƴar',
      "O'Brien",
      'D’Arcy',
      'Jean-Luc',
      'María-José',
      'Nguyễn',
      'Łukasz',
      'Çelik',
      'Þór',
    ],
  ];
}

function wordsOfLanguages(): string[] {
  return [
    ...[
      '田中さん',
      '社會科學院',
      '울란바토르',
      '部落格',
      'ﾊﾝｶｸ',
      'العربية',
      'مُحَمَّد',
      'עִבְרִית',
      'हिन्दी',
      'ภาษาไทย',
      'ქართული',
      'አማርኛ',
      'Ελληνικά',
      'Русский',
      '𠜎𠜱𠝹',
      '𒐫',
      '﷽',
      'ꙮ',
    ],
    ...[
      'תabcאdef',
      'ابجabcد',
      '\u202eabc\u202c',
      '\u2067abc\u2069',
      'a\u0300\u0301\u0302\u0303',
      'ปิติ์',
      'क्षि',
      '각각',
      'தமிழ்',
    ],
  ];
}

function shapesOfText(): string[] {
  const words = [
    'undefined',
    'undef',
    'null',
    'NULL',
    '(null)',
    'nil',
    'NIL',
    'true',
    'false',
    'True',
    'None',
    'hasOwnProperty',
    'then',
    'constructor',
    '__proto__',
    '\\',
    '\\\\',
    '\\0',
    '\\u0000',
    '\\x00',
    '%00',
    '&#0;',
  ];
  const numbers = [
    '0',
    '1',
    '-1',
    '1.00',
    '1/0',
    '0/0',
    '-0',
    '1e1000',
    '0xffffffff',
    '0xabad1dea',
    'NaN',
    'Infinity',
    '1,000',
    '01000',
    '08',
    '2.2250738585072011e-308',
    '123456789012345678901234567890',
    '.',
    ',',
    '..',
    '--',
    '0..0',
  ];
  const marks = [
    '!@#$%^&*()',
    '`⁄€‹›ﬁﬂ‡°·‚—±',
    '¡™£¢∞§¶•ªº–≠',
    '<>?:"{}|_+',
    ",./;'[]\\-=",
    '"',
    "'",
    "''",
    '""',
    "'\"'",
    '“”‘’',
    '«»',
    '␀',
    '�',
    '¯\\_(ツ)_/¯',
    '(╯°□°）╯︵ ┻━┻',
    '•̀.̫•́✧',
  ];
  const paths = [
    'CON',
    'PRN',
    'AUX',
    'NUL',
    'COM1',
    'LPT1',
    'C:\\',
    '\\\\server\\share',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://169.254.169.254/',
    'http://localhost:5432/',
    'http://[::1]/',
    'ftp://a',
    'data:text/html,x',
    'mailto:a@b.c',
    '//evil.example',
  ];
  return [...words, ...numbers, ...marks, ...paths];
}

function longOnes(): string[] {
  const lengths = [63, 64, 65, 99, 100, 101, 127, 128, 129, 254, 255, 256, 299, 300, 301, 1_000, 4_096, 20_000];
  return [
    ...lengths.flatMap(length => [
      'a'.repeat(length),
      '漢'.repeat(Math.min(length, 5_000)),
      '👩🏾‍🚀'.repeat(Math.ceil(Math.min(length, 4_000) / 7)),
    ]),
    `A${'\u0301'.repeat(2_000)}`,
    ' '.repeat(10_000),
    '\n'.repeat(5_000),
    'a '.repeat(5_000),
    `${'('.repeat(3_000)}${')'.repeat(3_000)}`,
    `${'a@'.repeat(3_000)}b`,
    `${'a.'.repeat(3_000)}b`,
    `${'0'.repeat(9_000)}!`,
  ];
}

function emoji(): string[] {
  return ['😀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇳🇬', '🇳', '👍🏿', '1️⃣', '❤️', '🫱🏻‍🫲🏿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☠', '⚠️', '💩', '🅰️'].flatMap(sign => [
    sign,
    sign.repeat(20),
  ]);
}

function markup(): string[] {
  return [
    '<b>',
    '</b>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?php',
    '?>',
    '<%',
    '%>',
    '{{',
    '}}',
    '${',
    '#{',
    '[[',
    '&lt;',
    '&amp;amp;',
    '\u003c',
    '＜script＞',
    '**bold**',
    '[a](javascript:1)',
    '# h1',
    '| a |',
  ];
}
