/** "A••••• N•••••": enough for whoever knows the name, and nothing for whoever does not, its length included. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  return words.map(word => `${[...word.normalize('NFC')][0]}•••••`).join(' ');
}
