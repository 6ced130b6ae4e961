/** Two spellings of one name: case, spacing and marks aside, because every bank writes them differently. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s,.]+/g, ' ')
    .trim()
    .toLowerCase();
