/** Headers that are not the attacker's own living token. `dead` was a token once; `live` is one, and is spoilt here. */
export function badTokens({ live, dead }: { live: string; dead: string }): (string | undefined)[] {
  const flip = (at: number) => `Bearer ${live.slice(0, at)}${live[at] === 'A' ? 'B' : 'A'}${live.slice(at + 1)}`;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = part({ sub: 'cus_00000000000000000000000000', exp: 9_999_999_999 });
  const jwt = (head: object, signature = '') => `Bearer ${part(head)}.${claims}.${signature}`;
  return [
    ...[
      undefined,
      '',
      ' ',
      'Bearer',
      'Bearer ',
      'Bearer  ',
      'Bearer null',
      'Bearer undefined',
      'Bearer 0',
      'Bearer true',
      'Bearer {}',
      'Bearer []',
    ],
    ...[
      `Bearer ${dead}`,
      `Bearer ${live.slice(1)}`,
      `Bearer ${live.slice(0, -1)}`,
      `Bearer ${live}A`,
      `Bearer A${live}`,
      `Bearer ${live}.${live}`,
    ],
    ...[0, 1, 10, 20, 41].map(flip),
    ...[
      `Bearer ${live.toUpperCase()}`,
      `Bearer ${live.toLowerCase()}`,
      `Bearer ${[...live].reverse().join('')}`,
      `Bearer ${live}=`,
      `Bearer ${live}==`,
    ],
    ...[`Bearer\t${live}`, `Bearer:${live}`, `Bearer=${live}`, `Bearer${live}`, live, ` ${live}`],
    ...[
      `Basic ${btoa(`ada:${live}`)}`,
      `Basic ${live}`,
      `Token ${live}`,
      `Digest ${live}`,
      `Negotiate ${live}`,
      `OAuth ${live}`,
      `JWT ${live}`,
      `ApiKey ${live}`,
    ],
    ...[
      `Bearer "${live}"`,
      `Bearer '${live}'`,
      `Bearer <${live}>`,
      `Bearer ${live},`,
      `Bearer ${live}, Bearer ${live}`,
      `Bearer ${dead}, Bearer ${live}`,
      `Bearer ${live};x`,
      `Bearer ${live} x`,
    ],
    ...[
      jwt({ alg: 'none' }),
      jwt({ alg: 'None', typ: 'JWT' }),
      jwt({ alg: 'HS256' }, 'x'),
      jwt({ alg: 'RS256' }, live),
      jwt({ alg: 'HS256', kid: '../../dev/null' }, 'x'),
      jwt({ alg: 'HS256', jku: 'http://evil.example' }, 'x'),
    ],
    ...[
      `Bearer ${'A'.repeat(43)}`,
      `Bearer ${'_'.repeat(43)}`,
      `Bearer ${'A'.repeat(300)}`,
      `Bearer ${'A'.repeat(12_000)}`,
      "Bearer ' or '1'='1",
      'Bearer ../../etc/passwd',
    ],
  ];
}
