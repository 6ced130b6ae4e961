/** Banks write names in capitals; a list reads better without. A name that has small letters is left as it is. */
export function nameCase(name: string): string {
  // A person has two names; one word alone is a network, such as MTN.
  if (name !== name.toUpperCase() || !name.includes(' ')) return name;
  return name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}'’])\p{L}/gu, letter => letter.toUpperCase());
}
