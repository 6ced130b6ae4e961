import type { Product } from '../product.ts';

/** Phone, account, bank and meter numbers, and card numbers, each a little wrong. */
export function strangeNumbers({ victim, friend }: Product): unknown[] {
  const account = friend.accountNumber;
  const phone = friend.phone;
  return [
    ...nearly(account),
    ...nearly(victim.accountNumber),
    ...wrongDigits(account),
    ...nearly(phone),
    ...phones,
    ...[
      '4111111111111111',
      '4111 1111 1111 1111',
      '4111-1111-1111-1112',
      '5060990580000217499',
      '0'.repeat(16),
      '9'.repeat(19),
    ],
    ...['000', '058', '044', '57', '0580', '00058', 58, 44, '05８', '05B', '001\n'],
    ...['00000000000', '45700000000', '4570000000', '457000000000', '45-700-000', 'METER123456', '1'.repeat(40)],
    ...[
      Number(account),
      Number(`${account}.0`),
      Number(account) + 0.5,
      -Number(account),
      Number(`1e9`),
      [account],
      { account },
      null,
      true,
    ],
  ];
}

function nearly(number: string): string[] {
  const digits = number.replace('+', '');
  return [
    ...[
      digits.slice(1),
      digits.slice(0, -1),
      `${digits}0`,
      `0${digits}`,
      `+${digits}0`,
      `00${digits}`,
      `++${digits}`,
      `-${digits}`,
    ],
    ...[
      ` ${digits}`,
      `${digits} `,
      `${digits}\n`,
      `${digits}\0`,
      `${digits.slice(0, 4)} ${digits.slice(4)}`,
      digits.split('').join('-'),
    ],
    ...[
      digits.replace(/\d$/, 'O'),
      `${digits}.0`,
      `${digits}e0`,
      toFullWidth(digits),
      toArabic(digits),
      `${digits}\u200b`,
      `\u202e${digits}`,
    ],
    ...[
      `${digits},${digits}`,
      `${digits};1`,
      `${digits}'`,
      `${digits}%`,
      `${digits.slice(0, -1)}_`,
      `0x${Number(digits).toString(16)}`,
    ],
  ];
}

/** Every single wrong digit and every swap of neighbours: the check digit must make each of them an invalid number. */
function wrongDigits(number: string): string[] {
  const wrong = [...number].flatMap((digit, at) => {
    const other = String((Number(digit) + 1) % 10);
    const swapped = number.slice(0, at) + (number[at + 1] ?? '') + digit + number.slice(at + 2);
    return [number.slice(0, at) + other + number.slice(at + 1), ...(swapped === number || at === 9 ? [] : [swapped])];
  });
  // Two neighbours that are 0 and 9 are the one swap that the check does not see; such a number may be a customer's.
  return wrong;
}

const phones = [
  ...[
    '+1',
    '+12',
    '+',
    '++234',
    '+234',
    '+2340',
    '+0803',
    '0803',
    '080312345',
    '0803123456789012',
    '+999999999999999',
    '+1234567890123456',
  ],
  ...[
    '+44 7911 123456',
    '+4479111234567',
    '+1 (415) 555-0100',
    '1-800-FLOWERS',
    '+233 20 123 4567',
    '+2348031234567;ext=1',
    'tel:+2348031234567',
  ],
  ...[
    '234-803-123-4567',
    '+२३४८०३',
    '112',
    '199',
    '*556#',
    '#06#',
    '+234803123456٧',
    '8031234567,,1',
    '08031234567@sms',
    '٠٨٠٣١٢٣٤٥٦٧',
  ],
];

const toFullWidth = (digits: string) => digits.replaceAll(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)));
const toArabic = (digits: string) => digits.replaceAll(/\d/g, digit => String.fromCodePoint(0x660 + Number(digit)));
