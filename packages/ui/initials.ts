/** "Adaeze Nwosu" to AN, "Ṣadé Ẹniọlá" to ṢE: a letter keeps the dot below it. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .trim()
    .split(/[\s()]+/u)
    .filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked
    .map(word => /^\P{M}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-NG');
}
