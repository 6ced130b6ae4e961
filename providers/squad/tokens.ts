const tokenDigits = 20;

/**
 * The tokens in a text, each twenty digits, whatever stands between their groups; several follow each other. Nothing that
 * is not a whole number of them: half a token opens no meter.
 */
export function readTokens(text: string | null | undefined): readonly string[] {
  const digits = (text ?? '').replaceAll(/\D/g, '');
  if (digits.length === 0 || digits.length % tokenDigits !== 0) return [];
  return digits.match(/\d{20}/g) ?? [];
}
