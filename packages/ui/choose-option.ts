/** Options whose words begin with, or failing that contain, what was typed. Accents and case do not matter. */
export function matchOptions<T extends { label: string; keywords?: string | undefined }>(
  options: readonly T[],
  query: string,
): T[] {
  const sought = fold(query);
  if (!sought) return [...options];
  const scored = options
    .map((option, order) => ({ option, order, rank: rankOf(fold(`${option.label} ${option.keywords ?? ''}`), sought) }))
    .filter(entry => entry.rank < 3);
  return scored.sort((a, b) => a.rank - b.rank || a.order - b.order).map(entry => entry.option);
}

function rankOf(text: string, sought: string): number {
  if (text.startsWith(sought)) return 0;
  if (text.includes(` ${sought}`)) return 1;
  return text.includes(sought) ? 2 : 3;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
