/** "WUR 8K2Q 41XT 907Z" for the eye and the telephone; what is copied stays raw. */
export function groupReference(reference: string): string {
  const [, prefix, rest] = /^(WUR|wur|DEP)_?(\w+)$/.exec(reference) ?? [];
  if (prefix === undefined || rest === undefined) return reference;
  const groups = rest.split('_').flatMap(part => part.match(/.{1,4}/g) ?? []);
  return [prefix, ...groups].join(' ').toUpperCase();
}
