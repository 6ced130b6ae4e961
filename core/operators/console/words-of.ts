const acronyms = new Set(['api', 'bvn', 'id', 'ip', 'kyc', 'nin', 'pin', 'sms', 'usdt']);

/** `under_review`: "Under review". What is spelt with capitals everywhere is so here. */
export function wordsOf(code: string): string {
  const words = code.split(/[_-]+/).map(word => (acronyms.has(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
