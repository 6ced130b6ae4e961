const acronyms = new Set(['api', 'bvn', 'id', 'ip', 'kyc', 'nin', 'pin', 'sms', 'tv', 'usdt']);

/** Names that are written in a way of their own. */
const spelt: Readonly<Record<string, string>> = { giftcards: 'gift cards', vtpass: 'VTpass' };

/** `under_review`: "Under review". What is spelt with capitals everywhere is so here. */
export function wordsOf(code: string): string {
  const words = code.split(/[_-]+/).map(word => (acronyms.has(word) ? word.toUpperCase() : (spelt[word] ?? word)));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
