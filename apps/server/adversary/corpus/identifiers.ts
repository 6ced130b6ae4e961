import { verbatim } from '../requests.ts';
import type { Findings } from '../samples.ts';
import type { Product } from '../product.ts';

const prefixes = ['wal_', 'mov_', 'ses_', 'cus_', 'pho_', ''];

/** Names of things that are not the caller's, are no longer, never were, or only look like names. */
export function strangeIdentifiers({ victim, friend }: Product, theirs: Findings): unknown[] {
  const live = [
    ...Object.values(victim.wallets),
    ...Object.values(friend.wallets),
    victim.id,
    friend.id,
    victim.username,
    victim.email,
    victim.phone,
    theirs.movementId,
    theirs.spareSessionId,
    theirs.idempotencyKey,
  ];
  return [
    ...live,
    ...live.flatMap(id => [id.toUpperCase(), ` ${id}`, `${id}\0`, `${id}/`, `${id}%00`, id.slice(0, -1), [id], { id }]),
    ...wellFormed(),
    ...numbers(),
    ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', crypto.randomUUID()],
    ...[
      'me',
      'self',
      'all',
      '*',
      '%',
      '_',
      '?',
      '.',
      '..',
      '...',
      'null',
      'undefined',
      'NaN',
      'true',
      'default',
      'system',
    ],
    ...[
      '../',
      '../../etc/passwd',
      '..\\',
      './.',
      '%2e%2e%2f',
      '..%2f',
      '..;/',
      '/',
      '//',
      '\\',
      '~',
      '#',
      'a#b',
      'a?b=c',
      'a&b',
    ],
    ...[
      '\0',
      '\u0000wal_',
      'wal_\u200b',
      'wal_\u202e',
      '\r\n',
      '\t',
      ' ',
      '',
      '１２３',
      '٣',
      'İ',
      'ß',
      'ﬁ',
      '\ud800',
      '\udfff\ud800',
    ],
    ...["' or 1=1--", "wal_' or '1'='1", '1;select pg_sleep(5)', '$1', ':id', '{{7*7}}', '${7*7}'],
    ...['x'.repeat(65), 'x'.repeat(129), 'x'.repeat(201), 'x'.repeat(2_001), 'wal_'.repeat(2_500)],
    ...[null, true, [], {}, [[]], { $ne: null }, ['wal_', 'wal_'], { toString: 'x' }],
    ...verbatims,
  ];
}

function wellFormed(): string[] {
  const bodies = ['0'.repeat(26), 'z'.repeat(26), '7zzzzzzzzzzzzzzzzzzzzzzzzz', '01234567890123456789012345'];
  return prefixes.flatMap(prefix => [...bodies.map(body => prefix + body), `${prefix}${'0'.repeat(25)}`]);
}

function numbers(): unknown[] {
  const whole = [0, -0, 1, 2, 3, -1, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63)];
  return [...whole, ...whole.map(String), 1.5, 1e21, '0x1', '1e3', '9'.repeat(40)];
}

/** Escapes that are wrong, doubled or overlong; in a body they are text like any other. */
const verbatims = [
  ...['%', '%%', '%0', '%zz', '%00', '%2500', '%ff', '%c0%af', '%c0%80', '%ed%a0%80', '%f8%80%80%80', '%u0041'],
  ...[
    '%2e%2e',
    '%252e%252e%252f',
    '%2f',
    '%5c',
    '%0d%0a',
    '%0d%0aX-Injected:%201',
    '%20',
    '+',
    '%09',
    '%7f',
    '%e2%80%ae',
  ],
].map(verbatim);
