/** `under_review`: "Under review". */
export function wordsOf(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
