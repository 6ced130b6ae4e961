/** Letters under more marks than any script has, in the orders that take longest to compose. */
export function marksFor(bytesMax: number): readonly string[] {
  const pairs = Math.floor(bytesMax / 4);
  const inOneRun = 'a' + '\u0316\u0301'.repeat(pairs);
  // As many in a row as are still read, again and again.
  const inRuns = ('a' + '\u0316\u0301'.repeat(32)).repeat(Math.floor(pairs / 33));
  return [
    inOneRun,
    inRuns,
    '\u0301\u0316'.repeat(pairs),
    'a' + '\u0301'.repeat(pairs) + '\u0316'.repeat(pairs),
    '\u1100\u1161\u11a8'.repeat(Math.floor(bytesMax / 9)),
    '\ufdfa'.repeat(Math.floor(bytesMax / 3)),
  ];
}
