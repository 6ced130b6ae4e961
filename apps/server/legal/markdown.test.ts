import { expect, test } from 'vitest';
import { readLegalText } from './markdown.ts';

const terms = `# Terms of Àṣà & Co

Read them.

## Who we are

We are **Àṣà Ltd**, see *our* [register](https://example.ng/a?b=1&c=2) or [write](mailto:legal@example.ng).
The same paragraph.

### In detail

- one
- two

1. first
2. second

## Law

The laws of Nigeria.
`;

test('a text becomes a title, a lead and clauses, with lists, headings and links', () => {
  const { title, lead, clauses } = readLegalText(terms);
  expect(title).toBe('Terms of Àṣà &amp; Co');
  expect(lead).toContain('Read them.');
  expect(clauses.map(each => each.title)).toEqual(['Who we are', 'Law']);
  const { html } = clauses[0]!;
  expect(html).toContain('<strong>Àṣà Ltd</strong>');
  expect(html).toContain('<em>our</em> <a href="https://example.ng/a?b=1&amp;c=2" class="link">register</a>');
  expect(html).toContain('<a href="mailto:legal@example.ng" class="link">write</a>. The same paragraph.');
  expect(html).toContain('<h3 class="mt-6 text-t3">In detail</h3>');
  expect(html).toMatch(/<ul[^>]*><li[^>]*>one<\/li><li[^>]*>two<\/li><\/ul><ol[^>]*><li/);
});

test('a block begins where its kind does, without an empty line too, and an indented line goes on with its point', () => {
  const { clauses } = readLegalText('# T\n\n## C\nWe keep:\n- your name,\n  as it was\n- your day\n### Why\nThe law.');
  expect(clauses[0]!.html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<p>We keep:</p><ul><li>your name, as it was</li><li>your day</li></ul><h3>Why</h3><p>The law.</p>',
  );
});

test('nothing that is written becomes markup, and no link runs anything', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,hi)',
    '[x](//evil.example)',
    '[x](https://a"onmouseover="alert)',
    '**<b>**',
    '&lt;',
  ];
  const { clauses } = readLegalText(`# T <i>\n\n## C <u>\n\n${attacks.join('\n\n')}`);
  const clause = clauses[0]!;
  expect(clause.title).toBe('C &lt;u&gt;');
  const tags = clause.html.match(/<[^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(
      /^<(p class="mt-3 text-lead text-ink-2"|\/p|strong|\/strong|\/a|a href="https:[^"<>]*" class="link")>$/,
    );
  }
  expect(clause.html).not.toMatch(/href="(javascript|data|\/\/)/);
});

test('a text without a title or a clause is refused in a sentence', () => {
  expect(() => readLegalText('Hello')).toThrow('"# "');
  expect(() => readLegalText('# Terms\n\nHello')).toThrow('no clause');
});
