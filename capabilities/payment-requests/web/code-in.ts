/** The code of a request in what was scanned, pasted or typed: a link of ours, or the code itself. */
export function codeIn(text: string): string | undefined {
  const found = /(?:\/pay\/|^)([0-9a-hjkmnp-tv-z]{16})(?:[/?#]|$)/i.exec(text.trim());
  return found?.[1]?.toLowerCase();
}
