/** Banks write names in capitals; a list reads better without. A name that has small letters is left as it is. */
export function nameCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}'’])\p{L}/gu, letter => letter.toUpperCase());
}
