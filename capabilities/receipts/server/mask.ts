/** "A••••• N•••••": enough for a reader who knows the name, and nothing for one who does not, its length included. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  return words.map(word => `${[...word.normalize('NFC')][0]}•••••`).join(' ');
}
